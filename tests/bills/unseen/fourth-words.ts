/** Words, numbers and dates as sellers of many kinds print them: what a made-up bill of the fourth hand picks from. */

export type Pick = <T>(all: readonly T[]) => T

export interface Words {
  tongue: 'es' | 'en' | 'ca' | 'gl' | 'eu'
  bands: readonly (readonly [string, string, string])[]
  powerBands: readonly (readonly [string, string])[]
  power: readonly string[]
  energy: readonly string[]
  surplus: readonly string[]
  bonus: readonly string[]
  iee: readonly string[]
  meter: readonly string[]
  base: readonly string[]
  vat: readonly string[]
  total: readonly string[]
  period: readonly string[]
  contracted: readonly string[]
  days: string
  day: string
  year: string
  consumption: readonly string[]
  invoice: readonly string[]
  service: readonly string[]
  discount: readonly string[]
  readings: readonly [string, string, string, string]
  price: string
  amount: string
  concept: string
}

const es: Words = {
  tongue: 'es',
  bands: [
    ['Punta', 'Llano', 'Valle'],
    ['P1', 'P2', 'P3'],
    ['P1 (punta)', 'P2 (llano)', 'P3 (valle)'],
    ['Periodo 1', 'Periodo 2', 'Periodo 3'],
    ['Horas punta', 'Horas llano', 'Horas valle'],
    ['PUNTA P1', 'LLANO P2', 'VALLE P3'],
  ],
  powerBands: [
    ['Punta', 'Valle'],
    ['P1', 'P2'],
    ['Punta-llano', 'Valle'],
    ['P1 (punta)', 'P2 (valle)'],
    ['Periodo punta', 'Periodo valle'],
    ['P1', 'P3'],
  ],
  power: [
    'Término de potencia',
    'Facturación por potencia contratada',
    'Por potencia contratada',
    'Término fijo de potencia',
    'Coste de la potencia',
    'Potencia facturada',
    'Término fijo',
    'Importe por potencia',
    'Potencia',
  ],
  energy: [
    'Término de energía',
    'Facturación por energía consumida',
    'Por energía consumida',
    'Término variable',
    'Coste de la energía',
    'Energía facturada',
    'Consumo de electricidad',
    'Importe por energía',
    'Energía',
  ],
  surplus: [
    'Compensación de excedentes',
    'Energía excedentaria',
    'Excedentes autoconsumo',
    'Compensación por energía vertida',
  ],
  bonus: [
    'Financiación del bono social',
    'Financ. bono social',
    'Bono social (RDL 6/2022)',
    'Coste bono social',
    'Aportación al bono social',
    'Mecanismo de financiación del bono social',
  ],
  iee: [
    'Impuesto sobre la electricidad',
    'Impuesto eléctrico',
    'Impuesto especial sobre la electricidad',
    'Imp. electricidad',
    'Impuesto Especial Eléctrico',
    'IEE',
  ],
  meter: [
    'Alquiler de equipos de medida y control',
    'Alquiler del contador',
    'Alquiler equipo',
    'Alq. contador',
    'Contador (alquiler)',
    'Equipo de medida',
  ],
  base: ['Base imponible', 'Subtotal', 'Importe sin IVA', 'Total antes de impuestos', 'Importe neto'],
  vat: ['IVA', 'IVA normal', 'I.V.A.', 'Impuesto de aplicación IVA', 'Cuota IVA'],
  total: [
    'TOTAL IMPORTE FACTURA',
    'Total factura',
    'Importe total',
    'TOTAL A PAGAR',
    'Total de tu factura',
    'Importe de la factura',
    'Total a abonar',
    'Importe a cargar en cuenta',
    'Total',
  ],
  period: ['Periodo de facturación', 'Periodo de consumo', 'Periodo facturado', 'Fechas de lectura', 'Periodo'],
  contracted: [
    'Potencia contratada',
    'Potencias contratadas',
    'Pot. contratada',
    'Tu potencia contratada',
    'Potencia contratada (kW)',
  ],
  days: 'días',
  day: 'día',
  year: 'año',
  consumption: [
    'Consumo total',
    'Consumo del periodo',
    'Energía consumida',
    'Total consumo',
    'Consumo facturado',
    'Has consumido',
  ],
  invoice: ['Fecha de emisión', 'Fecha de factura', 'Emitida el', 'Fecha factura', 'Fecha de expedición'],
  service: [
    'Servicio de mantenimiento',
    'Asistencia Hogar',
    'Pack Tranquilidad semanal',
    'Servicio Urgencias 24h',
    'Protección de pagos',
  ],
  discount: [
    'Descuento por factura electrónica',
    'Promoción bienvenida',
    'Dto. fidelidad',
    'Bonificación amigo',
    'Rebaja de verano',
  ],
  readings: ['Lectura anterior', 'Lectura actual', 'Consumo', 'Lecturas del contador'],
  price: 'Precio',
  amount: 'Importe',
  concept: 'Concepto',
}

const en: Words = {
  ...es,
  tongue: 'en',
  bands: [
    ['Peak', 'Mid-peak', 'Off-peak'],
    ['P1', 'P2', 'P3'],
    ['Peak (P1)', 'Standard (P2)', 'Off-peak (P3)'],
  ],
  powerBands: [
    ['Peak', 'Off-peak'],
    ['P1', 'P2'],
  ],
  power: ['Power charge', 'Contracted power', 'Power term', 'Standing charge'],
  energy: ['Energy charge', 'Energy consumed', 'Energy term', 'Electricity used'],
  surplus: ['Surplus compensation', 'Exported energy', 'Solar surplus'],
  bonus: ['Social bonus financing', 'Social bonus', 'Social tariff contribution'],
  iee: ['Electricity tax', 'Special tax on electricity', 'Electricity excise tax'],
  meter: ['Meter rental', 'Meter hire', 'Rental of the meter', 'Metering equipment rental'],
  base: ['Taxable base', 'Subtotal', 'Net amount', 'Total before tax'],
  vat: ['VAT', 'VAT (IVA)', 'IVA'],
  total: ['Total to pay', 'Total amount due', 'Invoice total', 'Total invoice', 'Amount payable'],
  period: ['Billing period', 'Period', 'Invoice period'],
  contracted: ['Contracted power', 'Power contracted'],
  days: 'days',
  day: 'day',
  year: 'year',
  consumption: ['Total consumption', 'Consumption this period', 'Energy used'],
  invoice: ['Invoice date', 'Issued on', 'Date of issue'],
  service: ['Home care plan', 'Maintenance service'],
  discount: ['Loyalty discount', 'Welcome discount'],
  readings: ['Previous reading', 'Current reading', 'Consumption', 'Meter readings'],
  price: 'Price',
  amount: 'Amount',
  concept: 'Item',
}

const ca: Words = {
  ...es,
  tongue: 'ca',
  bands: [
    ['Punta', 'Pla', 'Vall'],
    ['P1', 'P2', 'P3'],
  ],
  powerBands: [
    ['Punta', 'Vall'],
    ['P1', 'P2'],
  ],
  power: ['Terme de potència', 'Per potència contractada', 'Potència'],
  energy: ["Terme d'energia", 'Per energia consumida', 'Energia'],
  surplus: ["Compensació d'excedents", 'Energia excedentària'],
  bonus: ['Finançament del bo social', 'Bo social'],
  iee: ["Impost sobre l'electricitat", "Impost especial sobre l'electricitat", 'Impost elèctric'],
  meter: ['Lloguer del comptador', "Lloguer d'equips de mesura", 'Lloguer de comptador'],
  base: ['Base imposable', 'Subtotal', 'Import sense IVA'],
  vat: ['IVA'],
  total: ['Import total', 'Total a pagar', 'Total factura', 'Import de la factura'],
  period: ['Període de facturació', 'Període de consum', 'Període'],
  contracted: ['Potència contractada'],
  days: 'dies',
  day: 'dia',
  year: 'any',
  consumption: ['Consum total', 'Consum del període', 'Energia consumida'],
  invoice: ["Data d'emissió", 'Data de la factura', 'Data factura'],
  service: ['Servei de manteniment', 'Assistència llar'],
  discount: ['Descompte fidelitat', 'Descompte benvinguda'],
  readings: ['Lectura anterior', 'Lectura actual', 'Consum', 'Lectures del comptador'],
  price: 'Preu',
  amount: 'Import',
  concept: 'Concepte',
}

const gl: Words = {
  ...es,
  tongue: 'gl',
  bands: [
    ['Punta', 'Chá', 'Val'],
    ['P1', 'P2', 'P3'],
  ],
  powerBands: [
    ['Punta', 'Val'],
    ['P1', 'P2'],
  ],
  power: ['Termo de potencia', 'Por potencia contratada', 'Potencia'],
  energy: ['Termo de enerxía', 'Por enerxía consumida', 'Enerxía'],
  bonus: ['Financiamento do bono social', 'Bono social'],
  iee: ['Imposto sobre a electricidade', 'Imposto eléctrico', 'Imposto especial sobre a electricidade'],
  meter: ['Alugueiro do contador', 'Aluguer de equipos de medida'],
  base: ['Base impoñible', 'Subtotal'],
  vat: ['IVE'],
  total: ['Total a pagar', 'Total da factura', 'Importe total'],
  period: ['Período de facturación', 'Período'],
  contracted: ['Potencia contratada'],
  year: 'ano',
  consumption: ['Consumo total', 'Enerxía consumida'],
  invoice: ['Data de emisión', 'Data da factura'],
  readings: ['Lectura anterior', 'Lectura actual', 'Consumo', 'Lecturas do contador'],
  price: 'Prezo',
}

const eu: Words = {
  ...es,
  tongue: 'eu',
  bands: [
    ['Puntakoa', 'Laua', 'Haranekoa'],
    ['P1', 'P2', 'P3'],
  ],
  powerBands: [
    ['Puntakoa', 'Haranekoa'],
    ['P1', 'P2'],
  ],
  power: ['Potentzia terminoa', 'Kontratatutako potentzia', 'Potentzia'],
  energy: ['Energia terminoa', 'Kontsumitutako energia', 'Energia'],
  surplus: ['Soberakinen konpentsazioa'],
  bonus: ['Bonu sozialaren finantzaketa', 'Bonu soziala'],
  iee: ['Elektrizitatearen gaineko zerga', 'Elektrizitatearen zerga berezia'],
  meter: ['Kontagailuaren alokairua', 'Neurgailuaren alokairua'],
  base: ['Zerga-oinarria'],
  vat: ['BEZ', 'BEZa'],
  total: ['Guztira', 'Ordaindu beharrekoa guztira', 'Fakturaren zenbatekoa guztira'],
  period: ['Fakturazio-aldia', 'Kontsumo-aldia'],
  contracted: ['Kontratatutako potentzia'],
  days: 'egun',
  day: 'egun',
  year: 'urte',
  consumption: ['Kontsumoa guztira', 'Kontsumoa'],
  invoice: ['Jaulkipen-data', 'Fakturaren data'],
  readings: ['Aurreko irakurketa', 'Oraingo irakurketa', 'Kontsumoa', 'Kontagailuaren irakurketak'],
  price: 'Prezioa',
  amount: 'Zenbatekoa',
  concept: 'Kontzeptua',
}

export const tongues: readonly Words[] = [es, es, es, es, es, es, es, en, ca, gl, eu]
