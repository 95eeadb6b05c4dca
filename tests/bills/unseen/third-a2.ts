import { cupsLetters } from '#src/features/bill-analysis/domain/cups.ts'
import { type Block, bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur, number } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'

/** Bills of a stranger, A, and a way to write a page down: sums of their own, no household behind them. */

export type Trio = readonly [number, number, number]
export const n2 = (value: number) => number(value, 2)
export const cupsOf = (sixteen: string, tail = '') => `ES${sixteen}${cupsLetters(sixteen)}${tail}`
export const times = (one: Trio, other: Trio): Trio => [
  toCents(one[0] * other[0]),
  toCents(one[1] * other[1]),
  toCents(one[2] * other[2]),
]
/** Electricity tax on what it is due for, VAT on all. */
export function taxed(due: number, ieePct: number, beside: readonly number[], vatPct: number) {
  const iee = toCents((due * ieePct) / 100)
  const base = sum(due, iee, ...beside)
  const vat = toCents((base * vatPct) / 100)
  return { iee, base, vat, total: sum(base, vat) }
}

/** The power of both bands at prices of a day, or of a year. */
export const day = (kw: number, days: number, p1: number, p2: number) => [
  toCents(kw * days * p1),
  toCents(kw * days * p2),
]
export const year = (kw: number, days: number, p1: number, p2: number) => day(kw, days, p1 / 365, p2 / 365)

type Eur = { power: number; energy: number; vat: number | null; total: number; surplus?: number }
/** What is true of a bill; kWh as three bands, or only the whole. */
export const told = (
  [retailer, cups]: readonly [string, string],
  [start, end, days]: readonly [string, string, number],
  [kw1, kw2]: readonly [number, number],
  kwh: Trio | number,
  { power, energy, vat, total, surplus }: Eur,
): UnseenBill['finds'] => ({
  retailer,
  surplusKwh: surplus ?? null,
  cups,
  'period.start': start,
  'period.end': end,
  'period.days': days,
  'contractedPowerKw.p1': kw1,
  'contractedPowerKw.p2': kw2,
  'energyKwh.p1': typeof kwh === 'number' ? null : kwh[0],
  'energyKwh.p2': typeof kwh === 'number' ? null : kwh[1],
  'energyKwh.p3': typeof kwh === 'number' ? null : kwh[2],
  'energyKwh.total': typeof kwh === 'number' ? kwh : Math.round((kwh[0] + kwh[1] + kwh[2]) * 1000) / 1000,
  'amounts.powerTermEur': power,
  'amounts.energyTermEur': energy,
  'amounts.vatRate': vat,
  'amounts.totalEur': total,
})

const cells = (row: string) => row.split('|').map((cell) => cell.trim())
/** A row of a page: `# heading`, `= bold | amount`, `~ small print`, `% chart: label value, …`, `label | amount`, or plain words. */
function rowOf(row: string): Block {
  if (row.startsWith('# ')) return heading(row.slice(2))
  if (row.startsWith('~ ')) return small(row.slice(2))
  if (row.startsWith('% ')) {
    const bars = row.slice(2).split(', ')
    const words = bars.map((one) => one.split(' '))
    return {
      kind: 'bars',
      values: words.map((one) => Number(one.at(-1))),
      labels: words.map((one) => one.slice(0, -1).join(' ')),
    }
  }
  const [label = '', amount] = cells(row.replace(/^= /, ''))
  if (amount === undefined) return lines(label)
  return row.startsWith('= ') ? bold(label, amount) : pairs([label, amount])
}
/** A page: rows (`;;` or a new line between), tables (`T a | b`), boxes (`[ … ]`), columns (`<< … >< … >>`), a new page `---`, nothing `-`. */
export function paper(text: string): Block[] {
  const rows = text.split(/\n| ;; /).flatMap((row) => row.trim() || [])
  let at = 0
  const until = (end: string): Block[] => {
    const found: Block[] = []
    for (; at < rows.length && rows[at] !== end; at++) {
      const row = rows[at] ?? ''
      if (row === '-') continue
      if (row === '---') found.push({ kind: 'page' })
      else if (row === '<<' || row === '[') {
        at++
        const first = until(row === '[' ? ']' : '><')
        if (row === '[') found.push(box(...first))
        else {
          at++
          found.push(columns(first, until('>>')))
        }
      } else if (row.startsWith('T ')) {
        const all = [cells(row.slice(2))]
        for (; rows[at + 1]?.startsWith('T '); at++) all.push(cells((rows[at + 1] ?? '').slice(2)))
        found.push(table(all[0] ?? [], ...all.slice(1)))
      } else found.push(rowOf(row))
    }
    return found
  }
  return until('')
}
export const bill = (
  name: string,
  finds: UnseenBill['finds'],
  text: string,
  look: { font?: string; size?: number } = {},
): UnseenBill => ({ name, blocks: paper(text), finds, ...look })

function octopus() {
  const cups = cupsOf('0031104628830017', '0F')
  const [a, b, c, d] = [3.45 * 19 * 0.095, 3.45 * 19 * 0.027, 3.45 * 14 * 0.097, 3.45 * 14 * 0.027].map(toCents)
  const pot = [a ?? 0, b ?? 0, c ?? 0, d ?? 0] as const
  const old = times([41, 38, 87], [0.195, 0.122, 0.084])
  const young = times([33, 29, 71], [0.199, 0.125, 0.086])
  const [power, energy, bonus, meter] = [sum(...pot), sum(...old, ...young), 0.51, 0.88]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  const when = ['2025-12-12', '2026-01-14', 33] as const
  return bill(
    'A two prices over New Year',
    told(['Octopus Energy', cups], when, [3.45, 3.45], [74, 67, 158], truth),
    `<< ;; octopusenergy ;; Octopus Energy España, S.L.U. · C/ Colón 4, 46004 València ;; hola@octopusenergy.es · 960 66 21 00
    >< ;; Factura ES-2026-01-3345120, emitida el 19-01-2026 ;; Nº de cuenta A-5D2C19F4 · Ms Eleanor Whitcombe ;; >> ;; [
    = Total a pagar | ${eur(t.total)} ;; Lo cobraremos el 26-01-2026 en ES21 **** **** **** 4471 ;; ] ;; CUPS ${cups}
    12-12-2025 a 14-01-2026 (33 días) · Octopus 3 · Peaje 2.0TD ;; Potencia contratada: punta 3,450 kW, valle 3,450 kW
    # Del 12-12-2025 al 31-12-2025 (19 días) ;; Potencia punta 3,450 kW * 19 días * 0,095 €/kW/día | ${eur(pot[0])}
    Potencia valle 3,450 kW * 19 días * 0,027 €/kW/día | ${eur(pot[1])} ;; Energía punta 41 kWh * 0,195 €/kWh | ${eur(old[0])}
    Energía llano 38 kWh * 0,122 €/kWh | ${eur(old[1])} ;; Energía valle 87 kWh * 0,084 €/kWh | ${eur(old[2])}
    # Del 31-12-2025 al 14-01-2026 (14 días) ;; Potencia punta 3,450 kW * 14 días * 0,097 €/kW/día | ${eur(pot[2])}
    Potencia valle 3,450 kW * 14 días * 0,027 €/kW/día | ${eur(pot[3])} ;; Energía punta 33 kWh * 0,199 €/kWh | ${eur(young[0])}
    Energía llano 29 kWh * 0,125 €/kWh | ${eur(young[1])} ;; Energía valle 71 kWh * 0,086 €/kWh | ${eur(young[2])} ;; # Resumen
    Potencia | ${eur(power)} ;; Energía | ${eur(energy)} ;; Bono social | ${eur(bonus)}
    Impuesto eléctrico 5,11269632 % | ${eur(t.iee)} ;; Alquiler de contador | ${eur(meter)}
    IVA 21 % de ${eur(t.base)} | ${eur(t.vat)} ;; = Total | ${eur(t.total)}
    ~ En este periodo has gastado de media 9,06 kWh al día. El año pasado en las mismas fechas: 311 kWh.`,
  )
}

function holaluz() {
  const cups = cupsOf('0031405517320094', '0F')
  const all = times([64, 51, 118], [0.178, 0.132, 0.099])
  const [p1, p2, back] = [toCents(4.4 * 0.0958 * 29), toCents(4.4 * 0.0181 * 29), toCents(152 * 0.05)]
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), toCents(0.0191212 * 29), 0.77]
  const t = taxed(sum(power, energy, -back), 5.11269632, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total, surplus: 152 }
  return bill(
    'A values below their labels',
    told(['Holaluz', cups], ['2026-02-11', '2026-03-12', 29], [4.4, 4.4], [64, 51, 118], truth),
    `holaluz ;; Holaluz-Clidom, S.A. · Passeig de Joan de Borbó 99, 08039 Barcelona
    T Número de factura | Fecha de emisión | Periodo de facturación | Días
    T LUZ26-0388172 | 16/03/2026 | 11/02/2026 - 12/03/2026 | 29 ;; - ;; T Titular | CUPS | Peaje | Potencia punta | Potencia valle
    T J. Bergström | ${cups} | 2.0TD | 4,4 kW | 4,4 kW ;; # ¿Qué estás pagando?
    T Potencia | Energía | Excedentes | Otros | Impuestos | Total
    T ${eur(power)} | ${eur(energy)} | ${less(back)} | ${eur(sum(bonus, meter))} | ${eur(sum(t.iee, t.vat))} | ${eur(t.total)}
    --- ;; # Detalle ;; Potencia punta · 4,4 kW × 29 días × 0,0958 €/kW día | ${eur(p1)}
    Potencia valle · 4,4 kW × 29 días × 0,0181 €/kW día | ${eur(p2)} ;; Consumo punta · 64 kWh × 0,178 €/kWh | ${eur(all[0])}
    Consumo llano · 51 kWh × 0,132 €/kWh | ${eur(all[1])} ;; Consumo valle · 118 kWh × 0,099 €/kWh | ${eur(all[2])}
    Compensación de tus placas · 152 kWh × 0,05 €/kWh | ${less(back)}
    Impuesto eléctrico · 5,11269632 % de ${eur(sum(power, energy, -back))} | ${eur(t.iee)} ;; Bono social | ${eur(bonus)}
    Alquiler del contador | ${eur(meter)} ;; IVA · 21 % de ${eur(t.base)} | ${eur(t.vat)}
    = Total de tu factura | ${eur(t.total)} ;; Saldo en tu Holaluz Cloud: 12,40 € (se aplicará en la próxima factura)`,
    { size: 8.5 },
  )
}

function plenitude() {
  const cups = cupsOf('0022811904467123', '1P')
  const all = times([72, 66, 149], [0.201453, 0.156201, 0.128444])
  const [p1, p2, bonus, meter] = [toCents(3.45 * 0.073782 * 30), toCents(3.45 * 0.011474 * 30), 1.16, 0.8]
  const [power, energy] = [sum(p1, p2), sum(...all)]
  const t = taxed(sum(power, energy), 0.5, [bonus, meter], 5)
  const truth = { power, energy, vat: 5, total: t.total }
  return bill(
    'A five per cent of 2023',
    told(['Plenitude', cups], ['2023-05-17', '2023-06-16', 30], [3.45, 3.45], [72, 66, 149], truth),
    `Plenitude ;; Eni Plenitude Iberia, S.L.U. · CIF B39793294 · C/ Isabel Torres 19, 39011 Santander ;; <<
    FACTURA DE ELECTRICIDAD Nº 2306D000218835 ;; Fecha: 21/06/2023 · Vencimiento: 05/07/2023 ;; >< ;; MARGARET A. HOLLOWAY
    17 Ferndale Avenue, Reading RG30 2NQ, United Kingdom ;; >> ;; Periodo de facturación: del 17/05/2023 al 16/06/2023 (30 días)
    CUPS: ${cups} ;; Suministro: Urb. El Rosario, C/ Jazmín 45, 29604 Marbella ;; Potencia contratada P1: 3,450 kW P2: 3,450 kW
    # TÉRMINO DE POTENCIA ;; P1 3,4500 kW * 0,073782 €/kW día * 30 días | ${eur(p1)}
    P2 3,4500 kW * 0,011474 €/kW día * 30 días | ${eur(p2)} ;; Total término de potencia | ${eur(power)} ;; # TÉRMINO DE ENERGÍA
    P1 72,00 kWh * 0,201453 €/kWh | ${eur(all[0])} ;; P2 66,00 kWh * 0,156201 €/kWh | ${eur(all[1])}
    P3 149,00 kWh * 0,128444 €/kWh | ${eur(all[2])} ;; Ajuste mecanismo RD-L 10/2022 | 0,00 €
    Total término de energía | ${eur(energy)} ;; # OTROS CONCEPTOS E IMPUESTOS
    Impuesto sobre la electricidad ${n2(sum(power, energy))} € * 0,50 % | ${eur(t.iee)}
    Financiación bono social | ${eur(bonus)} ;; Alquiler equipos de medida | ${eur(meter)}
    IVA reducido ${n2(t.base)} € * 5 % | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}
    ~ RDL 20/2022: IVA del 5 % (tipo general 21 %) e impuesto eléctrico del 0,5 % (tipo general 5,11269632 %).`,
  )
}

function podo() {
  const cups = cupsOf('0021330097741856')
  const [january, february] = [toCents(131 * 0.158227), toCents(96 * 0.168904)]
  const [p1, p2] = [toCents((5.5 * 31.2044 * 31) / 365), toCents((5.5 * 2.1108 * 31) / 365)]
  const [power, energy, fee, bonus, meter] = [sum(p1, p2), sum(january, february), 3.9, 0.4, 0.83]
  const t = taxed(sum(power, energy, fee, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A indexed by months',
    told(['Podo', cups], ['2025-01-14', '2025-02-14', 31], [5.5, 5.5], [67, 53, 107], truth),
    `podo ;; GEO Alternativa, S.L. (Podo) · Paseo de la Castellana 91, 28046 Madrid · ayuda@mipodo.com
    Factura PD-25-0114520 · 18 de febrero de 2025 ;; CUPS ${cups} · Tarifa Podo Indexada · 2.0TD
    Periodo: del 14 de enero de 2025 al 14 de febrero de 2025, 31 días ;; Potencia contratada: 5,5 kW en punta y 5,5 kW en valle
    T Tu consumo (kWh) | Punta | Llano | Valle | Total ;; T Enero | 38 | 31 | 62 | 131 ;; T Febrero | 29 | 22 | 45 | 96
    T Suma | 67 | 53 | 107 | 227
    - ;; T Energía indexada | kWh | Precio medio €/kWh | Importe €
    T Enero 2025 | 131 | 0,158227 | ${n2(january)} ;; T Febrero 2025 | 96 | 0,168904 | ${n2(february)}
    T Total energía | 227 | | ${n2(energy)} ;; - ;; T Potencia | kW | €/kW año | Días | Importe €
    T Punta | 5,5 | 31,204400 | 31/365 | ${n2(p1)} ;; T Valle | 5,5 | 2,110800 | 31/365 | ${n2(p2)}
    T Total potencia | | | | ${n2(power)} ;; Cuota Podo (margen de comercialización) | ${eur(fee)}
    Financiación del bono social | ${eur(bonus)} ;; Impuesto eléctrico (5,11269632 %) | ${eur(t.iee)}
    Alquiler de equipo de medida | ${eur(meter)} ;; Base imponible | ${eur(t.base)} ;; IVA (21 %) | ${eur(t.vat)}
    = Total a pagar | ${eur(t.total)}
    ~ El precio medio incluye peajes, cargos, pérdidas y pagos por capacidad. Precio medio OMIE de enero: 96,69 €/MWh.`,
  )
}

function som() {
  const cups = cupsOf('0031408800521937', '0F')
  const all = times([49, 57, 101], [0.188, 0.139, 0.113])
  const [p1, p2] = [toCents((3.464 * 29.3421 * 30) / 365), toCents((3.464 * 1.9833 * 30) / 365)]
  const [power, energy, bonus, meter, gift] = [sum(p1, p2), sum(...all), 0.38, 0.8, 2.07]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter], 21)
  const total = sum(t.total, gift)
  const when = ['2025-09-24', '2025-10-24', 30] as const
  return bill(
    'A donation beside the tax',
    told(['Som Energia', cups], when, [3.464, 3.464], [49, 57, 101], { power, energy, vat: 21, total }),
    `Som Energia, SCCL ;; C/ Riu Güell 68, 17005 Girona · F55091367
    << ;; [ ;; Resumen de la factura ;; Potencia contratada | ${eur(power)} ;; Energía utilizada | ${eur(energy)}
    Impuestos | ${eur(sum(t.iee, t.vat))} ;; Otros | ${eur(sum(bonus, meter, gift))} ;; = TOTAL | ${eur(total)} ;; ] ;; ><
    Nº de factura: FE2501188634 ;; Fecha de la factura: 30/10/2025 ;; Del 24/09/2025 al 24/10/2025 (30 días)
    Nº de contrato: 0188345 · Socia 61244 ;; CUPS: ${cups} ;; Potencias contratadas: P1 3,464 kW, P2 3,464 kW ;; >>
    T Lecturas | Punta | Llano | Valle ;; T 24/09/2025 (real) | 5.310 | 4.877 | 11.204
    T 24/10/2025 (real) | 5.359 | 4.934 | 11.305 ;; T Consumo (kWh) | 49 | 57 | 101
    ~ Consumo medio diario: 6,90 kWh (1,31 €). Consumo acumulado del último año: 2.688 kWh.
    --- ;; # Detalle de la factura ;; Facturación por potencia contratada
    P1: 3,464 kW x 29,342100 €/kW año x (30/365) días | ${eur(p1)}
    P2: 3,464 kW x 1,983300 €/kW año x (30/365) días | ${eur(p2)} ;; Facturación por electricidad utilizada
    Punta: 49 kWh x 0,188 €/kWh | ${eur(all[0])} ;; Llano: 57 kWh x 0,139 €/kWh | ${eur(all[1])}
    Valle: 101 kWh x 0,113 €/kWh | ${eur(all[2])} ;; Bono social | ${eur(bonus)}
    Impuesto de electricidad: ${eur(sum(power, energy))} x 5,11269632 % | ${eur(t.iee)} ;; Alquiler de contador | ${eur(meter)}
    IVA 21 %: ${eur(t.base)} | ${eur(t.vat)} ;; Donativo voluntario (0,01 €/kWh, exento de IVA) | ${eur(gift)}
    = TOTAL FACTURA | ${eur(total)}`,
  )
}

function factor() {
  const cups = cupsOf('0021660048215539', '0F')
  const all = times([96, 83, 175], [0.1721, 0.1268, 0.0954])
  const [p1, p2, bonus, meter] = [toCents(6.9 * 28 * 0.0912), toCents(6.9 * 28 * 0.0155), 0.36, 0.75]
  const [power, energy, before] = [sum(p1, p2), sum(...all), 118.42]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A rectifying bill in place of another',
    told(['Factor Energía', cups], ['2025-02-07', '2025-03-07', 28], [6.9, 6.9], [96, 83, 175], truth),
    `factorenergia ;; Factor Energía, S.A. · Avda. Diagonal 612, entlo., 08021 Barcelona · NIF A61893871
    # FACTURA RECTIFICATIVA Nº R2025/0044718 ;; Fecha: 04-04-2025 ;; Anula y sustituye a la factura 2025/1188230 de fecha 14-03-2025
    Motivo: lecturas reales recibidas de la distribuidora después de facturar con lecturas estimadas ;; CUPS: ${cups}
    Periodo facturado: 07-02-2025 / 07-03-2025 · 28 días ;; Peaje 2.0TD. Potencia contratada: Punta 6,900 kW · Valle 6,900 kW
    T Concepto | Cantidad | Días | Precio | Importe (€) ;; T Potencia Punta | 6,900 kW | 28 | 0,0912 €/kW·día | ${n2(p1)}
    T Potencia Valle | 6,900 kW | 28 | 0,0155 €/kW·día | ${n2(p2)} ;; T Energía Punta | 96 kWh | | 0,1721 €/kWh | ${n2(all[0])}
    T Energía Llano | 83 kWh | | 0,1268 €/kWh | ${n2(all[1])} ;; T Energía Valle | 175 kWh | | 0,0954 €/kWh | ${n2(all[2])}
    T Financiación bono social | | 28 | 0,012742 €/día | ${n2(bonus)}
    T Impuesto eléctrico | | | 5,11269632 % | ${n2(t.iee)} ;; T Alquiler contador | | 28 | | ${n2(meter)}
    Total potencia | ${eur(power)} ;; Total energía | ${eur(energy)} ;; Base imponible | ${eur(t.base)} ;; IVA 21 % | ${eur(t.vat)}
    = TOTAL FACTURA | ${eur(t.total)}
    [ ;; Importe de la factura anulada | ${eur(before)} ;; Diferencia a su favor, se abonará en cuenta | ${eur(sum(before, -t.total))} ;; ]`,
  )
}

function aldro() {
  const cups = cupsOf('0031101150039944', '0F')
  const [p1 = 0, p2 = 0] = day(5.5, 30, 0.0954, 0.0954)
  const [power, energy, bonus, meter] = [sum(p1, p2), toCents(319 * 0.1189), 0.74, 0.8]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A one price and no bands at all',
    told(['Aldro', cups], ['2026-08-09', '2026-09-08', 30], [5.5, 5.5], 319, truth),
    `ALDRO ;; Aldro Energía y Soluciones, S.L. · Calle Isabel Torres 25, 39011 Santander
    Factura A26-771904 de 11 de septiembre de 2026 ;; Vence el 25 de septiembre de 2026
    A/A: The Estate of P. O'Rourke, 8 Harbour View, Howth, Co. Dublin D13 X6P2, Irlanda
    Suministro en C/ Benalmádena 40, esc. 2, 3º 12, 29630 Benalmádena ;; Código CUPS ${cups} (tarifa 2.0TD)
    Factura del consumo del 9 de agosto de 2026 al 8 de septiembre de 2026 (30 días) ;; Potencia contratada: 5,5 kW en los dos periodos
    # Lo fijo ;; Facturación por potencia contratada P1: 5,5 kW × 30 días × 0,0954 | ${eur(p1)}
    Facturación por potencia contratada P2: 5,5 kW × 30 días × 0,0954 | ${eur(p2)}
    # Lo que gastas ;; Energía consumida, mismo precio las 24 h: 319 kWh × 0,1189 €/kWh | ${eur(energy)}
    # Lo que recaudamos para otros ;; Financiación bono social | ${eur(bonus)} ;; Impuesto electricidad (5,11269632 %) | ${eur(t.iee)}
    Alquiler equipos medida | ${eur(meter)} ;; I.V.A. 21 % sobre ${n2(t.base)} € | ${eur(t.vat)} ;; = IMPORTE TOTAL | ${eur(t.total)}
    Contador nº 501188274: lectura anterior 41.207, lectura actual 41.526 (telegestión)`,
  )
}

export const thirdA2 = (): UnseenBill[] => [octopus(), holaluz(), plenitude(), podo(), som(), factor(), aldro()]
