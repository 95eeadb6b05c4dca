import type { LineKind } from './bill.ts'
import { type Line, positionIn, unitOf } from './lines-with-context.ts'
import { managementFee } from './management-fee.ts'
import { around, type Box } from './page-text.ts'
import type { Quantity } from './quantities.ts'
import { columnNames } from './rows.ts'

/** Words and the amounts behind them, as one entry of a list or of a box. */
export interface LabelledAmount {
  kind: LineKind | 'base' | 'gas' | 'unknown'
  label: string
  plain: string
  /** € in the order printed; the last is the entry's own. */
  eurs: Quantity[]
  percents: Quantity[]
  line: Line
  box: Box
}

const kinds: readonly [LabelledAmount['kind'], RegExp][] = [
  ['gas', /\bgas\b|hidrocarburos/],
  [
    'electricity-tax',
    /\bimp(?:uestos?|ost|to\b\.?|\.) ?(?:(?:[a-z]+\.? ?|s\/ ?|l'))*?elect(?:ri|\.)|\bi\.?e\.?e\b|\bi\.e\. electri|^\s*i\.?e\.?\s*(?:\(|$)/,
  ],
  // The tax is within it: no tax of its own.
  [
    'total',
    /^\W*(?:(?:importe )?total|importe)\b[^\d%]*(?:\bcon|incl\w*\.?|with) (?:el |los )?(?:iva|igic|ipsi|impuestos)\b|^\W*(?:(?:importe )?total|importe)\b[^\d%]*(?:iva|igic|ipsi|impuestos) incl/,
  ],
  [
    'base',
    /base (?:del? )?(?:impo|i\.?v\.?a)|total base|sub-?total|antes de (?:impuestos|i\.?v\.?a)|(?:sin|sense|before) (?:impuestos|impostos|i\.?v\.?a)|import(?:e)? net[oe]?\b|\bnet total|total net[oe]?\b(?! a)|\bbase imp\b|\bb\. ?imp|^\s*(?:base(?: de calculo)?|b\.? ?i\.?)\s*(?:$|:|\()|\bsuma\b(?! (?:del? )?(?:la )?(?:termino (?:de )?)?(?:la )?(?:energia|potencia))/,
  ],
  [
    'vat',
    /\bi\.?v\.?a\.?(?:[ ,;]|$|\(|:|normal|reducido)|\bi\.?g\.?i\.?c\b|\bipsi\b|impuesto (?:sobre el )?valor|impost (?:sobre el )?valor|impuesto general indirecto/,
  ],
  ['bonus-discount', /descuento (?:por )?(?:el )?bono social|bono social.*descuento/],
  ['bonus-funding', /bono social|bo social/],
  ['meter', /alquiler|\balq\.|lloguer|arrendamiento|equipos? de medida|^\W*contador\b[\s.:€]*(?:$|\d)/],
  [
    'service',
    /(?:\bcuota|gestion|servicio|mantenimiento)\b.{0,24}(?:autoconsumo|bateria|placas|solar|excedent|monedero|hucha|wallet|cloud)|(?:bateria virtual|monedero|hucha|wallet|cloud).{0,12}\bcuota/,
  ],
  ['surplus', /excedent|vertid|compensacion|autoconsumo|inyectad|exportad/],
  [
    'discount',
    /descuento|\bdto\b|promocion|bonificacion|rebaja|descompte|\babono\b|\bregalo\b|\bcupon\b|bateria virtual|monedero|hucha|plan amigo|promotion|\bcredit\b/,
  ],
  [
    'total',
    /(?<!del )total (?:importe )?(?:d[ae] (?:la |tu |su )?|a )?(?:factura|pagar|cobrar|abonar|ingresar)|importe? (?:total(?! (?:(?:de|del|por) )?(?:la |el )?(?:energ|poten|term|consum|servic|otros))|factura|(?:[a-z]+ ){0,3}(?:pagar|abonar|cobrar|cargar|domiciliar)|d[ae] (?:(?:la|tu|su|esta) )?factura)|total importe(?! (?:(?:de|del|por) )?(?:la |el )?(?:energ|poten|term|consum|servic|otros))|a pagar|(?:tu|su) total(?: es)?\b|grand total|(?:total|importe)(?: del?)? recibo|^\s*total (?:electricidad|luz|general|ttc)\s*$|^\s*(?:total\b[\s/]*)+:?[\s.]*(?:\(?(?:€|eur(?:os?)?|con iva|iva incluido)\)?)?\s*$|import total/,
  ],
  ['service', managementFee],
  [
    'service',
    /servicio(?!s? (?:de )?ajuste)|mantenimiento|asistencia|\bseguro\b|proteccion|urgencias|averias|\bpack\b|electricista|\bok luz|servielectric|servihogar|smart hogar|reparaci|insurance|luz protegida|\bcuota (?:mensual|de socio|socio)/,
  ],
  [
    'power',
    /potencia|potencies|\bt(?:erm(?:ino|e|o)?)?\.? ?fi[jx]o?\b|\bpot\.|\bcostes? fijos?\b|^\s*tp\b|margen de comercializacion/,
  ],
  [
    'energy',
    /energ(?:ia|ie|y)\b|consum|\busage\b|\bt(?:erm(?:ino|e|o)?)?\.? ?variable|\bcostes? variables?\b|electricidad consumida|servicios? de ajuste|\bomie\b|perdidas|por capacidad|\bfnee\b/,
  ],
]

/** What an amount's words say it is. */
export function kindOf(plainLabel: string): LabelledAmount['kind'] {
  const label = plainLabel.replace(/ {2,}/g, ' ').replace(/[\s=]+$/, '')
  return kinds.find(([, words]) => words.test(label))?.[0] ?? 'unknown'
}

/** True for a number that can be an amount of money: marked so, or with two decimals where nothing else is said. */
function isAmount(line: Line, index: number): boolean {
  const quantity = line.quantities[index]
  if (!quantity) return false
  const unit = unitOf(line, index)
  return unit === 'eur' || (unit === undefined && quantity.decimals === 2)
}

/** No other tax has these rates. */
const isElectricityTax = ({ value }: Quantity) =>
  value === 0.5 || value === 2.5 || value === 3.8 || (value > 5.1 && value < 5.12)

/** The rate's own product: base, rate and tax stand in one row. */
const isProduct = (eurs: readonly Quantity[], { value }: Quantity) =>
  eurs.length === 2 &&
  eurs.some((base) => eurs.some((tax) => base !== tax && Math.abs((base.value * value) / 100 - tax.value) < 0.0101))

/** Every row's entries. Words begin a new one as soon as the one before has its amount. */
export function labelledAmounts(lines: readonly Line[]): LabelledAmount[] {
  return lines
    .flatMap(
      (line, at) =>
        underNames(line, lines[at - 1], lines[at - 2]) ??
        spokenEntries(line) ??
        entriesOf(line).map((entry) => named(entry, lines[at - 1])),
    )
    .filter(({ plain, line }) => !notOfTheBill.test(plain) && !whereItGoes.test(line.plain))
}

/** The sentence that the law wants about where a bill's money goes says its total again, or the sum before a wallet. */
const whereItGoes = /destino d[ae]l? (?:importe|su |tu |la |esta )|euros?,? es el siguiente/

/** Averages, and what companies print about themselves: `capital social 14.445.575,90 €`. */
const notOfTheBill =
  /coste medio|importe de (?:los )?peajes y cargos (?:en|de|incluid)|costes? regulados|impuestos aplicados|costes? de produccion|comercializacion y otros|(?:medio|media) (?:diari|mensual)|capital social|registro mercantil|\b[cn]\.?i\.?f\b/

const hasWords = (plain: string) => /[a-z]{3}/.test(plain.replace(/\b(?:eur|euros?|kwh|dias?)\b/g, ''))

/** An amount without words of its own: what stands behind it, where amounts come first, or right above it. */
function named(entry: LabelledAmount, above: Line | undefined): LabelledAmount {
  if (hasWords(entry.plain) || entry.kind !== 'unknown') return entry
  const { row, quantities } = entry.line
  const own = entry.eurs.at(-1)
  if (!own) return entry
  const behind = row.cells.slice(1).find(({ plain }) => hasWords(plain))
  if (own.cellIndex === 0 && behind)
    return { ...entry, kind: kindOf(behind.plain), label: behind.text, plain: behind.plain }
  if (quantities.length > row.cells.length || !above || above.row.page !== row.page) return entry
  const over = above.row.cells.find(({ box }) => Math.abs(box.x - own.box.x) < 2.5 * own.box.height)
  if (!over || !hasWords(over.plain) || above.quantities.some(({ cell, unit }) => cell === over && unit === 'eur'))
    return entry
  return { ...entry, kind: kindOf(over.plain), label: over.text, plain: over.plain }
}

/** So many amounts in a row without words are the values of the names above. */
const leastColumns = 3

/** Names in one row, their amounts below: `Potencia | Energía | Bono social | IVA 21 %`. */
function underNames(line: Line, over: Line | undefined, higher: Line | undefined): LabelledAmount[] | undefined {
  // Between a name and its amount may stand the kWh of both.
  const above = over?.quantities.every(({ unit }) => unit === 'kwh') && !hasWords(over.plain) ? higher : over
  if (!above || above.row.page !== line.row.page || hasWords(line.plain) || line.periods.length > 0) return undefined
  if (above.quantities.some(({ unit }) => unit !== 'percent') || above.row.page.isRecognised) return undefined
  const amounts = line.quantities.filter(({ decimals }, index) => decimals === 2 && unitOf(line, index) !== 'percent')
  const names = above.row.cells.flatMap(columnNames)
  if (amounts.length < leastColumns || amounts.length !== line.quantities.length || names.length < amounts.length)
    return undefined
  return amounts.map((quantity): LabelledAmount => {
    const middle = quantity.box.x + quantity.box.width / 2
    const distance = ({ box }: { box: Box }) => Math.max(0, box.x - middle, middle - box.x - box.width)
    const [name] = names.toSorted((a, b) => distance(a) - distance(b))
    const percents = above.quantities.filter(
      ({ box }) => name && box.x >= name.box.x && box.x < name.box.x + name.box.width,
    )
    const plain = name?.plain ?? ''
    return { kind: kindOf(plain), label: name?.text ?? '', plain, eurs: [quantity], percents, line, box: quantity.box }
  })
}

const spoken = /^\s*(?:€|eur(?:os?)?)\s+(?:de|por|en|del?) (?:la |el |los |las )?([a-z][a-z'. ]*)/

/** A sentence names its amounts behind them: `1,20 € de bono social, 3,40 € de impuesto eléctrico y 20,11 € de IVA (21 %)`. */
function spokenEntries(line: Line): LabelledAmount[] | undefined {
  const amounts = line.quantities.filter(({ unit }) => unit === 'eur')
  const [first] = amounts
  // One alone may be anybody's, unless the row begins with it: the sentence goes on from the row above.
  if (!first || (amounts.length < 2 && !/^\s*(?:y |e |mas )?\s*-?$/.test(line.plain.slice(0, positionIn(line, first)))))
    return undefined
  const entries = amounts.map((quantity, at): LabelledAmount => {
    const next = amounts[at + 1]
    const end = next?.cellIndex === quantity.cellIndex ? next.start : undefined
    const label =
      spoken.exec(quantity.cell.plain.slice(quantity.end, end))?.[1]?.replace(/[ .]+(?:[ye][ .]*)?$/, '') ?? ''
    const percents = line.quantities.filter(
      ({ unit, cellIndex, start }) =>
        unit === 'percent' && cellIndex === quantity.cellIndex && start > quantity.end && start < (end ?? Infinity),
    )
    return { kind: kindOf(label), label, plain: label, eurs: [quantity], percents, line, box: quantity.box }
  })
  return entries.every(({ kind }) => kind !== 'unknown') ? entries : undefined
}

/** The row's own amount stands in front of its words, and of a rate and a base among them. */
function isInFront({ row, quantities }: Line): boolean {
  const [first] = quantities
  const [own, ...further] = row.cells
  return (
    own !== undefined &&
    first?.cellIndex === 0 &&
    !hasWords(own.plain) &&
    further.filter(({ plain }) => hasWords(plain)).length === 1
  )
}

/** The entry's own amount last: the product of a rate wherever it stands, else the one in front of the words. */
function ownLast(eurs: readonly Quantity[], percents: readonly Quantity[], isAmountFirst: boolean): Quantity[] {
  const product = eurs.find((made) =>
    percents.some((rate) =>
      eurs.some((base) => base !== made && Math.abs((base.value * rate.value) / 100 - Math.abs(made.value)) < 0.0051),
    ),
  )
  const own = product ?? (isAmountFirst ? eurs[0] : eurs.at(-1))
  return own ? [...eurs.filter((one) => one !== own), own] : []
}

/** By its words, or by one of the electricity tax's rates and what it makes. */
const isTax = (own: string, { eurs, percents }: { eurs: readonly Quantity[]; percents: readonly Quantity[] }) =>
  /impuesto especial/.test(own) ||
  percents.some((rate) => isElectricityTax(rate) && (/impuesto|electri|\bi\.? ?e\./.test(own) || isProduct(eurs, rate)))

function entriesOf(line: Line): LabelledAmount[] {
  const entries: LabelledAmount[] = []
  const { text, plain } = line.row
  let from = 0
  const isAmountFirst = isInFront(line) && line.quantities.some((_, index) => isAmount(line, index))
  let current: { from: number; to: number; eurs: Quantity[]; percents: Quantity[]; boxes: Box[] } | undefined
  const close = () => {
    if (!current || current.eurs.length === 0) return
    const label = text.slice(current.from, current.to)
    const own = plain.slice(current.from, current.to)
    const kind = kindOf(own)
    entries.push({
      kind: kind === 'unknown' && isTax(own, current) ? 'electricity-tax' : kind,
      // The sign of the amount before is none of its words.
      label: label
        .trim()
        .replace(/^€\s*/, '')
        .replace(/\s{2,}/g, ' '),
      plain: own.trim(),
      eurs: ownLast(current.eurs, current.percents, isAmountFirst),
      percents: current.percents,
      line,
      box: around(current.boxes),
    })
  }
  for (const [index, quantity] of line.quantities.entries()) {
    const position = positionIn(line, quantity)
    const between = plain.slice(from, position)
    const begins =
      !current ||
      (!isAmountFirst &&
        current.eurs.length > 0 &&
        /[a-z]{3,}/.test(between.replace(/\b(?:eur|euros?|kwh|dias?|sobre|de|base)\b/g, '')))
    if (begins) {
      close()
      current = { from, to: position, eurs: [], percents: [], boxes: [] }
    } else if (current && current.eurs.length === 0) current.to = position
    if (!current) continue
    if (quantity.unit === 'percent') current.percents.push(quantity)
    if (isAmount(line, index)) current.eurs.push(quantity)
    current.boxes.push(quantity.box)
    from = position + (quantity.end - quantity.start)
  }
  close()
  return entries
}
