import { bold, box, columns, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { madeUpBill, totalKwh } from '#tests/bills/made-up.ts'
import { eur, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { truthOf } from '#tests/bills/test-set.ts'
import { day, p6, settled, sum, toCents, type UnseenBill, unseen } from './shared.ts'

/** The second ones whose amounts and kWh stand apart, and those with another tax. */

export const secondShapeBills = (): UnseenBill[] => [
  unseen('kWh in one table, euros in another', 51006, 'EDP', day, (b) => [
    lines('EDP Clientes, S.A.', `CUPS ${b.cups}`, `Fecha de factura ${slashed(b.invoiceDate)}`),
    table(
      ['Lo que has usado', 'Punta', 'Llano', 'Valle', 'Total'],
      ['Consumo (kWh)', kwh(b.kwh.p1), kwh(b.kwh.p2), kwh(b.kwh.p3), kwh(totalKwh(b))],
    ),
    lines(
      `Contratado: ${number(b.powerKw.p1, 3)} kW en punta y ${number(b.powerKw.p2, 3)} kW en valle`,
      `Entre ${slashed(b.start)} y ${slashed(b.end)}, ${b.days} días`,
    ),
    pairs(
      ['Por tu potencia', eur(b.eur.power)],
      ['Por tu energía', eur(b.eur.energy)],
      ['Financiación bono social', eur(b.bonusEur)],
      ['Impuesto sobre la electricidad', eur(b.eur.iee)],
      ['Equipos de medida', eur(b.meterEur)],
      [`IVA (${b.vatPct} %)`, eur(b.eur.vat)],
    ),
    bold('Total de esta factura', eur(b.eur.total)),
  ]),
  (() => {
    const b = madeUpBill(51007, 'Som Energia', day)
    const fed = [61, 88, 40]
    const each = [0.06, 0.055, 0.05]
    const back = sum(...fed.map((used, at) => toCents(used * (each[at] ?? 0))))
    const s = settled(b, { power: b.eur.power, energy: b.eur.energy, less: back, beside: sum(b.bonusEur, b.meterEur) })
    const blocks = [
      lines('Som Energia, SCCL', `CUPS ${b.cups}`, `Fecha ${slashed(b.invoiceDate)}`),
      lines(`Periodo de facturación del ${slashed(b.start)} al ${slashed(b.end)} (${b.days} días)`),
      pairs(
        [
          `Potencia P1: ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia P2: ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Energía P1: ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía P2: ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía P3: ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ...fed.map((used, at): [string, string] => [
          `Autoproducción compensada P${at + 1}: -${used} kWh x ${number(each[at] ?? 0, 3)} €/kWh`,
          `-${eur(toCents(used * (each[at] ?? 0)))}`,
        ]),
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto electricidad', eur(s.iee)],
        ['Alquiler contador', eur(b.meterEur)],
        [`IVA ${b.vatPct} %`, eur(s.vat)],
        ['TOTAL', eur(s.total)],
      ),
    ]
    return {
      name: 'surplus by band, negative kWh',
      blocks,
      finds: { ...truthOf({ bill: b, kind: 'text' }), surplusKwh: 189, 'amounts.totalEur': s.total },
    }
  })(),
  (() => {
    const b = madeUpBill(51008, 'DISA', day)
    const base = b.eur.base
    return {
      name: 'the Canaries: no VAT but IGIC',
      blocks: [
        lines('DISA Energía Eléctrica, S.L.U.', `CUPS ${b.cups}`, `Fecha emisión ${slashed(b.invoiceDate)}`),
        lines(`Periodo de consumo: ${slashed(b.start)} - ${slashed(b.end)} (${b.days} días)`),
        pairs(
          [
            `Potencia punta ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
            eur(b.eur.powerP1),
          ],
          [
            `Potencia valle ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
            eur(b.eur.powerP2),
          ],
          [`Energía punta ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
          [`Energía llano ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
          [`Energía valle ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
          ['Bono social', eur(b.bonusEur)],
          ['Impuesto electricidad', eur(b.eur.iee)],
          ['Alquiler contador', eur(b.meterEur)],
          [`IGIC 0 % s/ ${eur(base)}`, '0,00 €'],
          ['Total factura', eur(base)],
        ),
      ],
      finds: { ...truthOf({ bill: b, kind: 'text' }), 'amounts.vatRate': 0, 'amounts.totalEur': base },
    }
  })(),
  unseen('boxes of three across, percentages beside', 51009, 'Plenitude', { ...day, hasService: true }, (b) => [
    lines('Eni Plenitude Iberia, S.L.', `CUPS: ${b.cups}`),
    columns(
      [
        box(
          lines('Potencia', eur(b.eur.power), '18 % de tu factura'),
          lines('Energía', eur(b.eur.energy), '52 % de tu factura'),
        ),
      ],
      [
        box(
          lines('A pagar', eur(b.eur.total)),
          lines(`Factura de ${spoken(b.invoiceDate)}`),
          lines(`${slashed(b.start)} – ${slashed(b.end)}`, `${b.days} días`),
        ),
      ],
    ),
    heading('Al detalle'),
    table(
      ['', 'Cuánto', 'A cuánto', 'Días', 'Total'],
      [
        'Potencia punta',
        `${number(b.powerKw.p1, 3)} kW`,
        `${p6(b.powerPrice.p1)} €/kW/día`,
        String(b.days),
        eur(b.eur.powerP1),
      ],
      [
        'Potencia valle',
        `${number(b.powerKw.p2, 3)} kW`,
        `${p6(b.powerPrice.p2)} €/kW/día`,
        String(b.days),
        eur(b.eur.powerP2),
      ],
      ['Energía punta', `${kwh(b.kwh.p1)} kWh`, `${p6(b.energyPrice.p1)} €/kWh`, '', eur(b.eur.energyP1)],
      ['Energía llano', `${kwh(b.kwh.p2)} kWh`, `${p6(b.energyPrice.p2)} €/kWh`, '', eur(b.eur.energyP2)],
      ['Energía valle', `${kwh(b.kwh.p3)} kWh`, `${p6(b.energyPrice.p3)} €/kWh`, '', eur(b.eur.energyP3)],
      ['Bono social', '', '', '', eur(b.bonusEur)],
      ['Impuesto eléctrico', '', '', '', eur(b.eur.iee)],
      ['Contador', '', '', '', eur(b.meterEur)],
      [b.service?.label ?? '', '', '', '', eur(b.service?.eur ?? 0)],
      [`IVA ${b.vatPct} %`, '', '', '', eur(b.eur.vat)],
    ),
  ]),
  (() => {
    const b = madeUpBill(51010, 'Iberdrola', day)
    const toll = { p1: toCents(b.eur.powerP1 * 0.6), p2: toCents(b.eur.powerP2 * 0.6) }
    return {
      name: 'tolls and the rest apart, no margin line',
      blocks: [
        lines('Iberdrola Clientes, S.A.U.', `CUPS ${b.cups}`, `Fecha de factura ${slashed(b.invoiceDate)}`),
        lines(
          `Periodo de facturación ${slashed(b.start)} - ${slashed(b.end)}, ${b.days} días. Potencia contratada ${number(b.powerKw.p1, 3)} kW (P1) y ${number(b.powerKw.p2, 3)} kW (P2)`,
        ),
        pairs(
          ['Potencia, peajes y cargos P1', eur(toll.p1)],
          ['Potencia, peajes y cargos P2', eur(toll.p2)],
          ['Potencia, comercialización', eur(sum(b.eur.power, -toll.p1, -toll.p2))],
          ['Total potencia', eur(b.eur.power)],
          [`Energía consumida P1 ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
          [`Energía consumida P2 ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
          [`Energía consumida P3 ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
          ['Financiación bono social', eur(b.bonusEur)],
          ['Impuesto electricidad', eur(b.eur.iee)],
          ['Alquiler equipos', eur(b.meterEur)],
          [`IVA ${b.vatPct} % sobre ${eur(b.eur.base)}`, eur(b.eur.vat)],
        ),
        bold('TOTAL', eur(b.eur.total)),
      ],
      finds: truthOf({ bill: b, kind: 'text' }),
    }
  })(),
]
