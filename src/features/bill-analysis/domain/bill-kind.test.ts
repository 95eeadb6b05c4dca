import { describe, expect, it, test } from 'vitest'
import { pageOf } from '#tests/bills/page-of-rows.ts'
import { notElectricity } from './bill-kind.ts'
import { rowOf } from './rows.ts'

/** What a paper with these lines seems to be. */
function kindOf(...lines: string[]) {
  const page = pageOf(lines.map((line) => [line]))
  return notElectricity(page.items.map((item) => rowOf(page, [item])))
}

const cups = 'CUPS: ES0031405012345678DF'
const ofElectricity = ['Potencia contratada 4,6 kW', 'Peaje de acceso 2.0TD', 'Energía consumida 120 kWh']

describe('a Spanish electricity bill', () => {
  it.each([
    ['four of its words', ['Potencia contratada 4,6 kW', 'CUPS', '120 kWh', 'Impuesto eléctrico']],
    ['three words and its supply code', ['Consumo: 120 kWh', cups]],
    ['three words and the word CUPS', ['Potencia facturada 4,6 kW', '120 kWh', 'CUPS no informado']],
    ['three words and the tax', ['Potencia facturada', '120 kWh', 'Impuesto sobre la electricidad 5,11 %']],
    ['three words and the tax without an article', ['Potencia facturada', '120 kWh', 'Impuesto sobre electricidad']],
    ['three words and the tax, shortly', ['Potencia facturada', '120 kWh', 'Impuesto electricidad 5,11 %']],
    ['three words and its tariff', ['Potencia facturada', '120 kWh', 'Tarifa 2,0TD']],
    ['its tariff with a space', ['Potencia facturada', '120 kWh', 'Tarifa 2.0 TD']],
    ['three words and a tax number', ['Potencia facturada', '120 kWh', 'PVPC', 'NIF B12345678']],
    ['the three bands with a word of energy', ['Potencia máxima 3,2', '120 kWh', 'Punta 30', 'Llano 40', 'Valle 50']],
  ])('is known by %s', (_, lines) => {
    expect(kindOf(...lines)).toBeNull()
  })

  it('is known by four words, though nothing else in it is Spanish', () => {
    const four = ['Potencia contratada 4,6 kW', '120 kWh', 'PVPC', 'Energía eléctrica consumida']
    expect(kindOf(...four)).toBeNull()
    expect(kindOf(...four.slice(1))).toBe('unknown')
  })

  it('is not known by three words alone, nor with one or two of the bands', () => {
    expect(kindOf('Potencia máxima 3,2', '120 kWh', 'PVPC')).toBe('unknown')
    expect(kindOf('Potencia máxima 3,2', '120 kWh', 'Punta 30')).toBe('unknown')
    expect(kindOf('Potencia máxima 3,2', '120 kWh', 'Punta 30', 'Valle 50')).toBe('unknown')
    expect(kindOf('Potencia máxima 3,2', '120 kWh', 'Llano 30', 'Valle 50')).toBe('unknown')
  })

  it('is not known by two words, though Spanish', () => {
    expect(kindOf('120 kWh', 'PVPC', 'NIF B12345678, IVA 21 %')).toBe('unknown')
  })

  it('stays one that advertises a telephone and gas', () => {
    expect(kindOf(...ofElectricity, cups, 'Añade fibra y llamadas', 'SMS gratis', 'Gas natural')).toBeNull()
  })

  it('is in Spain by its supply code, whatever language it is written in', () => {
    const german = ['Stromrechnung', 'Mehrwertsteuer 21 %', 'Arbeitspreis', 'Potencia contratada 4,6 kW', '120 kWh']
    expect(kindOf(...german)).toBe('foreign')
    expect(kindOf(...german, cups)).toBeNull()
    expect(kindOf('Bienvenido', ...german, 'Hola', cups, 'Adiós')).toBeNull()
    // A code whose check letters do not agree is no supply in Spain.
    expect(kindOf(...german, 'ES0031405012345678AA')).toBe('foreign')
  })
})

describe('another paper', () => {
  const gas = ['Gas natural', '35 m3', 'Impuesto hidrocarburos', 'Peaje RL.2']
  it.each([
    ['gas', gas],
    ['water', ['Factura de agua', 'Alcantarillado', '12 m3', 'Cuota de servicio']],
    ['telephone', ['Fibra 600', 'Llamadas', 'SMS', 'Roaming']],
    ['foreign', ['Facture d’électricité', 'TVA 20 %', 'Abonnement', '120 kWh']],
  ])('is %s by its words', (kind, lines) => {
    expect(kindOf(...lines)).toBe(kind)
  })

  it('of gas is one with three words of gas, of which it has more than of electricity', () => {
    expect(kindOf(...gas.slice(0, 3), '400 kWh', cups)).toBe('gas')
    expect(kindOf(...gas.slice(0, 3), '400 kWh', 'PVPC', 'Punta 200', cups)).toBeNull()
  })

  it('needs three words more where power is paid: both energies on one bill', () => {
    const power = ['Potencia contratada 4,6 kW', 'Peaje 2.0TD', '120 kWh']
    expect(kindOf(...power, ...gas.slice(0, 3))).toBe('gas')
    expect(kindOf(...power, cups, 'PVPC', ...gas.slice(0, 2))).toBeNull()
  })

  it('of both energies is gas, though it has more words of electricity', () => {
    const both = ['Potencia contratada 4,6 kW', 'Peaje 2.0TD', '120 kWh', 'PVPC', 'Energía eléctrica consumida']
    expect(kindOf(...both, ...gas.slice(0, 3))).toBe('gas')
    expect(kindOf(...both.slice(2), cups, ...gas.slice(0, 3))).toBeNull()
    expect(kindOf(...both, cups, ...gas.slice(0, 3))).toBeNull()
  })

  it.each([
    ['its tax', 'Impuesto eléctrico 5,11 %'],
    ['its tax with an article', 'Impuesto sobre la electricidad'],
    ['its tax without one', 'Impuesto sobre electricidad'],
    ['its tax in Catalan', 'Impost sobre l’electricitat'],
    ['its tariff', 'Tarifa 2.0TD'],
    ['its tariff with a comma', 'Tarifa 2,0TD'],
    ['its tariff with a space', 'Tarifa 2.0 TD'],
  ])('of two words is electricity where power is paid, by %s', (_, line) => {
    const twoOfGas = ['Gas natural', 'Poder calorífico']
    expect(kindOf('Potencia contratada 4,6 kW', '120 kWh', line, 'NIF B12345678', ...twoOfGas)).toBeNull()
    // Neither without the power, nor by the power alone.
    expect(kindOf('PVPC', '120 kWh', line, 'NIF B12345678', ...twoOfGas)).toBe('gas')
    expect(kindOf('Potencia contratada 4,6 kW', '120 kWh', 'PVPC', 'NIF B12345678', ...twoOfGas)).toBe('gas')
  })

  it('of two words is electricity where power and a toll are paid', () => {
    const lines = ['Potencia contratada 4,6 kW', '120 kWh', 'PVPC', 'NIF B12345678', 'Gas natural', 'Poder calorífico']
    expect(kindOf(...lines, 'Peaje 1,20 €')).toBeNull()
  })

  it('of as many words of two kinds is the first of gas, water and telephone', () => {
    expect(kindOf('Gas natural', '35 m3', 'Alcantarillado')).toBe('gas')
    expect(kindOf('Alcantarillado', 'Calibre 13', 'Fibra', 'Roaming')).toBe('water')
  })

  it('is one by two words, where electricity has at most one more and pays no power', () => {
    expect(kindOf('Gas natural', 'Peaje RL.2', '400 kWh', 'PVPC', 'NIF B12345678')).toBe('gas')
    expect(kindOf('Gas natural', 'Peaje RL.2', '400 kWh', 'PVPC', 'Energía eléctrica consumida')).toBe('gas')
    expect(kindOf('Gas natural', 'Peaje RL.2', '400 kWh', cups, 'Energía eléctrica consumida')).toBeNull()
    expect(kindOf('Gas natural', 'Hola')).toBe('unknown')
  })

  it('of two words is one though it speaks of power and a toll, where nothing else is of electricity', () => {
    expect(kindOf('Gas natural', 'Poder calorífico', 'Potencia de la caldera', 'Peaje de entrada')).toBe('gas')
    expect(kindOf('Gas natural', 'Potencia de la caldera', 'Peaje de entrada')).toBe('unknown')
  })

  it('of which nothing is said is unknown', () => {
    expect(kindOf('Lista de la compra', 'Pan, leche')).toBe('unknown')
    expect(kindOf('Factura de agua', 'IVA 10 %')).toBe('unknown')
  })
})

test('only the labelled tariff makes a large supply', () => {
  expect(kindOf(...ofElectricity.filter((line) => !line.includes('2.0')), cups, 'Peaje de acceso: 3.0TD')).toBe(
    'large-supply',
  )
  expect(kindOf(...ofElectricity, cups, 'Otros: 3.0TD, 6.1TD')).toBeNull()
})
