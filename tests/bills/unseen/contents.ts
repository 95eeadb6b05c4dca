import { bold, box, columns, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { madeUpBill, totalKwh } from '#tests/bills/made-up.ts'
import { dashed, eur, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { truthOf } from '#tests/bills/test-set.ts'
import { settled, sum, toCents, type UnseenBill, without } from './shared.ts'

/** What a usual bill does not hold: two taxes, gas, six bands, bonus, debts, money back. */

const day = { isYearPrice: false, kwhDecimals: 0 }
const p6 = (value: number) => number(value, 6)
const less = (value: number) => `-${eur(value)}`
const household = (seed: number, retailer: string, wish = {}) => {
  const b = madeUpBill(seed, retailer, { ...day, ...wish })
  return { b, finds: truthOf({ bill: b, kind: 'text' }) }
}

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

const sixBands = (): UnseenBill => {
  const { b, finds } = household(43003, 'Nexus Energía')
  const kw = [16, 16, 16, 16, 16, 20]
  const kwPrice = [0.0562, 0.0471, 0.0208, 0.0172, 0.0111, 0.0063]
  const used = [0, 212, 340, 0, 96, 801]
  const usedPrice = [0.2112, 0.1894, 0.1623, 0.1511, 0.1302, 0.1099]
  const power = kw.map((value, at) => toCents(value * (kwPrice[at] ?? 0) * b.days))
  const energy = used.map((value, at) => toCents(value * (usedPrice[at] ?? 0)))
  const sums = settled(b, { power: sum(...power), energy: sum(...energy), beside: sum(b.meterEur, 18.4), vatPct: 21 })
  return {
    name: 'six bands, reactive energy',
    blocks: [
      lines(
        'Nexus Energía, S.A.',
        `CUPS ${b.cups}`,
        'Tarifa de acceso 3.0TD',
        `Fecha de factura ${slashed(b.invoiceDate)}`,
      ),
      lines(`Periodo de facturación ${slashed(b.start)} - ${slashed(b.end)}, ${b.days} días`),
      table(
        ['Potencia', 'kW', 'Máxima kW', 'días', '€/kW día', 'Importe €'],
        ...kw.map((value, at) => [
          `P${at + 1}`,
          number(value, 3),
          number(value - 2.5, 2),
          String(b.days),
          number(kwPrice[at] ?? 0, 4),
          number(power[at] ?? 0, 2),
        ]),
        ['Total', '', '', '', '', number(sum(...power), 2)],
      ),
      table(
        ['Energía', 'kWh', '€/kWh', 'Importe €'],
        ...used.map((value, at) => [
          `P${at + 1}`,
          kwh(value),
          number(usedPrice[at] ?? 0, 4),
          number(energy[at] ?? 0, 2),
        ]),
        ['Total', kwh(1449), '', number(sum(...energy), 2)],
      ),
      pairs(
        ['Energía reactiva', eur(18.4)],
        [`Impuesto eléctrico ${number(b.ieePct, 5)} %`, eur(sums.iee)],
        ['Alquiler equipos', eur(b.meterEur)],
        ['Base imponible', eur(sums.base)],
        ['IVA 21 %', eur(sums.vat)],
        ['TOTAL FACTURA', eur(sums.total)],
      ),
    ],
    finds: {
      ...without(finds, 'contractedPowerKw.p1', 'contractedPowerKw.p2', 'energyKwh.p1', 'energyKwh.p2', 'energyKwh.p3'),
      'energyKwh.total': 1449,
      'amounts.powerTermEur': sum(...power),
      'amounts.energyTermEur': sum(...energy),
      'amounts.vatRate': 21,
      'amounts.totalEur': sums.total,
    },
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

const negatives = (): UnseenBill => {
  const { b, finds } = household(43005, 'Pepeenergy')
  const discount = toCents(b.eur.energy * 0.08)
  const sums = settled(b, {
    power: b.eur.power,
    energy: b.eur.energy,
    less: discount,
    beside: sum(b.bonusEur, b.meterEur, -5),
  })
  return {
    name: 'minus signs behind and brackets',
    blocks: [
      lines('pepeenergy · Energía Colectiva, S.L.', `CUPS ${b.cups}`, `Factura del ${slashed(b.invoiceDate)}`),
      lines(`Lo consumido entre ${slashed(b.start)} y ${slashed(b.end)}: ${b.days} días`),
      pairs(
        [
          `Potencia punta: ${number(b.powerKw.p1, 2)} kW, ${b.days} días, ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia valle: ${number(b.powerKw.p2, 2)} kW, ${b.days} días, ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Energía punta: ${kwh(b.kwh.p1)} kWh, ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía llano: ${kwh(b.kwh.p2)} kWh, ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía valle: ${kwh(b.kwh.p3)} kWh, ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Descuento 8 % sobre la energía', `${number(discount, 2)}- €`],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto eléctrico', eur(sums.iee)],
        ['Alquiler contador', eur(b.meterEur)],
        ['Abono por recomendar a un amigo', '(5,00) €'],
        ['Suma', eur(sums.base)],
        [`IVA ${b.vatPct} %`, eur(sums.vat)],
        ['Total a pagar', eur(sums.total)],
      ),
    ],
    finds: { ...finds, 'amounts.totalEur': sums.total },
  }
}

const debts = (): UnseenBill => {
  const { b, finds } = household(43006, 'EDP')
  return {
    name: 'an unpaid bill and its sum beside this one',
    blocks: [
      lines('EDP Clientes, S.A.', `CUPS: ${b.cups}`, `Fecha de emisión: ${slashed(b.invoiceDate)}`),
      columns(
        [
          box(
            pairs(
              ['Importe de esta factura', eur(b.eur.total)],
              ['Facturas pendientes', eur(212.4)],
              ['Saldo total pendiente', eur(sum(b.eur.total, 212.4))],
            ),
          ),
        ],
        [box(pairs(['Factura anterior', eur(88.19)], ['Mismo periodo del año anterior', eur(91.02)]))],
      ),
      lines(`Periodo de facturación: ${slashed(b.start)} a ${slashed(b.end)}. Días: ${b.days}`),
      pairs(
        [
          `Potencia P1 ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia P2 ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Energía P1 ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía P2 ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía P3 ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto electricidad', eur(b.eur.iee)],
        ['Alquiler contador', eur(b.meterEur)],
        [`IVA ${b.vatPct} %`, eur(b.eur.vat)],
      ),
    ],
    finds,
  }
}

const virtualBattery = (): UnseenBill => {
  const { b, finds } = household(43007, 'Bassols', { hasSurplus: true })
  const wallet = 7.35
  return {
    name: 'surplus, and a wallet taken off after tax',
    blocks: [
      lines('Bassols Energia Comercial, S.L.', `CUPS ${b.cups}`, `Fecha ${slashed(b.invoiceDate)}`),
      lines(`Facturación del ${dashed(b.start)} al ${dashed(b.end)} / ${b.days} días`),
      pairs(
        [
          `Potencia P1 ${number(b.powerKw.p1, 3)} kW * ${p6(b.powerPrice.p1)} €/kW día * ${b.days} días`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia P2 ${number(b.powerKw.p2, 3)} kW * ${p6(b.powerPrice.p2)} €/kW día * ${b.days} días`,
          eur(b.eur.powerP2),
        ],
        [`Energía de la red P1 ${kwh(b.kwh.p1)} kWh * ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía de la red P2 ${kwh(b.kwh.p2)} kWh * ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía de la red P3 ${kwh(b.kwh.p3)} kWh * ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        [
          `Energía vertida a la red ${kwh(b.surplusKwh ?? 0)} kWh * ${number(b.surplusPrice, 4)} €/kWh`,
          less(b.eur.compensation),
        ],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto eléctrico', eur(b.eur.iee)],
        ['Contador', eur(b.meterEur)],
        [`IVA ${b.vatPct} % s/ ${eur(b.eur.base)}`, eur(b.eur.vat)],
        ['Total factura', eur(b.eur.total)],
        ['Saldo de tu monedero solar aplicado', less(wallet)],
      ),
      bold('Importe que se cargará en tu cuenta', eur(sum(b.eur.total, -wallet))),
    ],
    finds,
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

const powerDiscount = (): UnseenBill => {
  const { b, finds } = household(43009, 'Enérgya VM', { isFlat: true, hasService: true })
  const off = toCents(b.eur.power * 0.15)
  const sums = settled(b, {
    power: b.eur.power,
    energy: b.eur.energy,
    less: off,
    beside: sum(b.bonusEur, b.meterEur, b.service?.eur ?? 0),
  })
  return {
    name: 'one price, a discount on power, several services',
    blocks: [
      lines(
        'Energya VM Gestión de Energía, S.L.U.',
        `Código CUPS: ${b.cups}`,
        `Fecha de expedición ${spoken(b.invoiceDate)}`,
      ),
      table(
        ['Inicio del periodo', 'Fin del periodo', 'Nº de días'],
        [slashed(b.start), slashed(b.end), String(b.days)],
      ),
      pairs(
        [
          `Término de potencia P1 (${number(b.powerKw.p1, 3)} kW * ${b.days} días * ${p6(b.powerPrice.p1)} €/kW día)`,
          eur(b.eur.powerP1),
        ],
        [
          `Término de potencia P2 (${number(b.powerKw.p2, 3)} kW * ${b.days} días * ${p6(b.powerPrice.p2)} €/kW día)`,
          eur(b.eur.powerP2),
        ],
        ['Descuento 15 % término de potencia', less(off)],
        [`Término de energía (${kwh(totalKwh(b))} kWh * ${p6(b.energyPrice.p1)} €/kWh)`, eur(b.eur.energy)],
        ['Financiación bono social', eur(b.bonusEur)],
        ['Impuesto sobre la electricidad', eur(sums.iee)],
        ['Alquiler equipo de medida', eur(b.meterEur)],
        [b.service?.label ?? '', eur(b.service?.eur ?? 0)],
        [`IVA ${b.vatPct} %`, eur(sums.vat)],
      ),
      bold('IMPORTE TOTAL FACTURA', eur(sums.total)),
    ],
    finds: {
      ...finds,
      'energyKwh.p1': null,
      'energyKwh.p2': null,
      'energyKwh.p3': null,
      'amounts.totalEur': sums.total,
    },
  }
}

export const contentBills = (): UnseenBill[] => [
  twoTaxes(),
  withGas(),
  sixBands(),
  bonusHome(),
  negatives(),
  debts(),
  virtualBattery(),
  moneyBack(),
  powerDiscount(),
]
