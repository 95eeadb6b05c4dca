import { bold, heading, lines, pairs } from '#tests/bills/blocks.ts'
import { eur, kwh, number, slashed } from '#tests/bills/print.ts'
import { household, less, p6, settled, sum, toCents, type UnseenBill, without } from './shared.ts'

/** Two taxes, two fuels, a discount of the state, money given back. */

const twoTaxes = (): UnseenBill => {
  const { b, finds } = household(43001, 'Escandinava')
  const first = Math.floor(b.days / 2)
  const share = (value: number) =>
    [toCents((value * first) / b.days), sum(value, -toCents((value * first) / b.days))] as const
  const [powerA, powerB] = share(b.eur.power)
  const [energyA, energyB] = share(b.eur.energy)
  const [ieeA, ieeB] = [toCents((powerA + energyA) * 0.005), toCents(((powerB + energyB) * 5.11269632) / 100)]
  const [baseA, baseB] = [sum(powerA, energyA, ieeA), sum(powerB, energyB, ieeB, b.bonusEur, b.meterEur)]
  const [vatA, vatB] = [toCents(baseA * 0.1), toCents(baseB * 0.21)]
  const total = sum(baseA, baseB, vatA, vatB)
  const half = (value: number) => [Math.floor(value / 2), value - Math.floor(value / 2)] as const
  const band = (name: string, used: number, price: number): [string, string] => [
    `${name} ${kwh(used)} kWh x ${p6(price)} €/kWh`,
    '',
  ]
  return {
    name: 'a tax that changed within the period',
    blocks: [
      lines('Escandinava de Electricidad, S.L.', `CUPS: ${b.cups}`, `Fecha de emisión: ${slashed(b.invoiceDate)}`),
      lines(
        `Periodo de facturación: ${slashed(b.start)} - ${slashed(b.end)} (${b.days} días)`,
        `Potencia contratada: P1 ${number(b.powerKw.p1, 3)} kW, P2 ${number(b.powerKw.p2, 3)} kW`,
      ),
      heading('Consumo'),
      lines(
        ...[
          band('Punta', half(b.kwh.p1)[0], 0.18),
          band('Llano', half(b.kwh.p2)[0], 0.12),
          band('Valle', half(b.kwh.p3)[0], 0.08),
        ].map(([text]) => `Antes del cambio: ${text}`),
      ),
      lines(
        ...[
          band('Punta', half(b.kwh.p1)[1], 0.19),
          band('Llano', half(b.kwh.p2)[1], 0.13),
          band('Valle', half(b.kwh.p3)[1], 0.09),
        ].map(([text]) => `Desde el cambio: ${text}`),
      ),
      pairs(
        ['Potencia hasta el cambio', eur(powerA)],
        ['Potencia desde el cambio', eur(powerB)],
        ['Energía hasta el cambio', eur(energyA)],
        ['Energía desde el cambio', eur(energyB)],
        ['Financiación del bono social', eur(b.bonusEur)],
        [`Impuesto eléctrico 0,5 % s/ ${eur(sum(powerA, energyA))}`, eur(ieeA)],
        [`Impuesto eléctrico 5,11269632 % s/ ${eur(sum(powerB, energyB))}`, eur(ieeB)],
        ['Alquiler de contador', eur(b.meterEur)],
        [`IVA 10 % s/ ${eur(baseA)}`, eur(vatA)],
        [`IVA 21 % s/ ${eur(baseB)}`, eur(vatB)],
      ),
      bold('TOTAL FACTURA', eur(total)),
    ],
    finds: {
      ...without(finds, 'energyKwh.p1', 'energyKwh.p2', 'energyKwh.p3', 'energyKwh.total'),
      'amounts.vatRate': null,
      'amounts.totalEur': total,
    },
  }
}

const withGas = (): UnseenBill => {
  const { b, finds } = household(43002, 'Naturgy')
  const [gasFixed, gasUsed, gasTax, gasMeter] = [9.2, 24.18, 0.92, 0.87]
  const base = sum(b.eur.base, gasFixed, gasUsed, gasTax, gasMeter)
  const vat = toCents((base * b.vatPct) / 100)
  return {
    name: 'gas and power on one bill',
    blocks: [
      lines(
        'Naturgy Iberia, S.A.',
        'Factura conjunta de electricidad y gas',
        `Fecha factura: ${slashed(b.invoiceDate)}`,
      ),
      lines(
        `CUPS electricidad: ${b.cups}`,
        'CUPS gas: ES0217010012345678NB',
        `Periodo: ${slashed(b.start)} - ${slashed(b.end)} (${b.days} días)`,
      ),
      heading('ELECTRICIDAD'),
      pairs(
        [
          `Potencia punta ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia valle ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Consumo punta ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Consumo llano ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Consumo valle ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto electricidad', eur(b.eur.iee)],
        ['Alquiler contador electricidad', eur(b.meterEur)],
        ['Total electricidad', eur(b.eur.base)],
      ),
      heading('GAS'),
      pairs(
        ['Término fijo gas RL.2', eur(gasFixed)],
        ['Consumo gas 364 kWh x 0,066429 €/kWh', eur(gasUsed)],
        ['Impuesto especial hidrocarburos', eur(gasTax)],
        ['Alquiler contador gas', eur(gasMeter)],
        ['Total gas', eur(sum(gasFixed, gasUsed, gasTax, gasMeter))],
      ),
      pairs(['Base imponible', eur(base)], [`IVA ${b.vatPct} %`, eur(vat)]),
      bold('TOTAL FACTURA', eur(sum(base, vat))),
    ],
    finds: { ...finds, 'amounts.totalEur': sum(base, vat) },
  }
}

const bonusHome = (): UnseenBill => {
  const { b, finds } = household(43004, 'Régsiti', { isYearPrice: true, isRegulated: true })
  const bonus = toCents((b.eur.power + b.eur.energy) * 0.425)
  const sums = settled(b, {
    power: b.eur.power,
    energy: b.eur.energy,
    less: sum(bonus, -b.bonusEur),
    beside: sum(b.meterEur),
  })
  return {
    name: 'the social discount of a vulnerable home',
    blocks: [
      lines(
        'Régsiti Comercializadora Regulada, S.L.U.',
        'PVPC con Bono Social. Consumidor vulnerable severo',
        `CUPS: ${b.cups}`,
        `Fecha: ${slashed(b.invoiceDate)}`,
      ),
      lines(`Periodo de facturación: del ${slashed(b.start)} al ${slashed(b.end)} (${b.days} días)`),
      pairs(
        [
          `Por potencia P1: ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPriceYear.p1)} €/kW año / 365`,
          eur(b.eur.powerP1),
        ],
        [
          `Por potencia P2: ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPriceYear.p2)} €/kW año / 365`,
          eur(b.eur.powerP2),
        ],
        [`Por energía P1: ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Por energía P2: ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Por energía P3: ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Descuento por bono social 42,5 %', less(bonus)],
        ['Financiación del bono social', eur(b.bonusEur)],
        ['Impuesto sobre la electricidad', eur(sums.iee)],
        ['Alquiler de equipos de medida y control', eur(b.meterEur)],
        ['Base imponible', eur(sums.base)],
        [`IVA ${b.vatPct} %`, eur(sums.vat)],
      ),
      bold('TOTAL IMPORTE FACTURA', eur(sums.total)),
    ],
    finds: { ...finds, 'amounts.totalEur': sums.total },
  }
}

const moneyBack = (): UnseenBill => {
  const { b, finds } = household(43008, 'Fox Energía')
  return {
    name: 'a correction: all amounts below nothing',
    blocks: [
      lines('Fox Energía, S.A.', 'FACTURA RECTIFICATIVA', `CUPS ${b.cups}`, `Fecha ${slashed(b.invoiceDate)}`),
      lines(`Periodo ${slashed(b.start)} - ${slashed(b.end)} (${b.days} días)`),
      pairs(
        [
          `Potencia P1 -${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          less(b.eur.powerP1),
        ],
        [
          `Potencia P2 -${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          less(b.eur.powerP2),
        ],
        [`Energía P1 -${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, less(b.eur.energyP1)],
        [`Energía P2 -${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, less(b.eur.energyP2)],
        [`Energía P3 -${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, less(b.eur.energyP3)],
        ['Bono social', less(b.bonusEur)],
        ['Impuesto eléctrico', less(b.eur.iee)],
        ['Alquiler contador', less(b.meterEur)],
        [`IVA ${b.vatPct} %`, less(b.eur.vat)],
        ['TOTAL FACTURA', less(b.eur.total)],
      ),
    ],
    finds: {
      ...without(
        finds,
        'contractedPowerKw.p1',
        'contractedPowerKw.p2',
        'energyKwh.p1',
        'energyKwh.p2',
        'energyKwh.p3',
        'energyKwh.total',
        'amounts.powerTermEur',
        'amounts.energyTermEur',
      ),
      'amounts.totalEur': -b.eur.total,
    },
  }
}

export const twoKindBills = (): UnseenBill[] => [twoTaxes(), withGas(), bonusHome(), moneyBack()]
