import type { Range } from '#src/shared/domain/range.ts'
import { type FigureUnit, type Quantity, unitOfCalculator, unitOfPath } from './units.ts'

/** From a computed result and a path to a number with its unit. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

type Found = { at: unknown; unit: { unit?: FigureUnit; factor: number } }

/**
 * A field by its names. Of a list: an element by its `id`, of twelve numbers by month (`jan`), any by its place from 0, and `sum`, `min`, `max`,
 * `mean` of numbers. A range is its likely value unless the path goes on to `p90`, `p50` or `p10`; a value of a calculator is its `value`.
 * Throws a RangeError when there is no such field or it holds no number: a payback that never comes is null and is no number.
 */
export function fieldOf(result: unknown, path: readonly string[]): Quantity {
  const { at, unit } = follow(result, path)
  const number = isRange(at) ? at.p50 : isMeasured(at) ? at.value : at
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new RangeError(`${path.join('.')} is ${number === null ? 'never reached' : 'no number'}`)
  const decimals = isMeasured(at) ? at.digits : undefined
  const isPrice = path.some((name) => /^price(Eur|Cents)?$/.test(name))
  return {
    value: number * unit.factor,
    ...(unit.unit ? { unit: unit.unit } : {}),
    ...(decimals === undefined ? {} : { decimals }),
    ...(isPrice ? { isPrice } : {}),
  }
}

/** A range with its unit. Throws as `fieldOf` does. */
export function rangeOf(result: unknown, path: readonly string[]): { range: Range; unit?: FigureUnit } {
  const { at, unit } = follow(result, path)
  const held = isMeasured(at) ? at.range : at
  if (!isRange(held)) throw new RangeError(`${path.join('.')} is no range`)
  const range = { p10: held.p10 * unit.factor, p50: held.p50 * unit.factor, p90: held.p90 * unit.factor }
  return { range, ...(unit.unit ? { unit: unit.unit } : {}) }
}

/** The field as it is, with no demand that it be a number. */
export function rawField(result: unknown, path: readonly string[]): unknown {
  return follow(result, path).at
}

function follow(result: unknown, path: readonly string[]): Found {
  let at = result
  let unit = unitOfPath(path)
  for (const name of path) {
    if (Array.isArray(at)) at = ofList(at, name, path)
    else if (isMeasured(at) && isRange(at.range) && Object.hasOwn(at.range, name)) at = Reflect.get(at.range, name)
    else if (typeof at === 'object' && at !== null && Object.hasOwn(at, name)) at = Reflect.get(at, name)
    else throw new RangeError(`${path.join('.')}: there is no ${name}${names(at)}`)
    if (isMeasured(at)) unit = unitOfCalculator(at.unit)
  }
  return { at, unit }
}

function ofList(list: readonly unknown[], name: string, path: readonly string[]): unknown {
  const month = months.indexOf(name)
  if (month >= 0 && list.length === 12) return list[month]
  if (/^\d+$/.test(name) && Number(name) < list.length) return list[Number(name)]
  const numbers = list.filter((one) => typeof one === 'number')
  if (numbers.length === list.length && list.length > 0) {
    const sum = numbers.reduce((before, one) => before + one, 0)
    if (name === 'sum') return sum
    if (name === 'mean') return sum / list.length
    if (name === 'min') return Math.min(...numbers)
    if (name === 'max') return Math.max(...numbers)
  }
  const found = list.find((one) => typeof one === 'object' && one !== null && Reflect.get(one, 'id') === name)
  if (found === undefined) throw new RangeError(`${path.join('.')}: the list holds no ${name}`)
  return found
}

function names(at: unknown): string {
  return typeof at === 'object' && at !== null ? ` among ${Object.keys(at).join(', ')}` : ''
}

function isRange(at: unknown): at is Range {
  return (
    typeof at === 'object' &&
    at !== null &&
    ['p10', 'p50', 'p90'].every((end) => typeof Reflect.get(at, end) === 'number')
  )
}

/** A figure or a quantity of a calculator. */
function isMeasured(at: unknown): at is { value: number; unit: string; digits?: number; range?: unknown } {
  return (
    typeof at === 'object' &&
    at !== null &&
    typeof Reflect.get(at, 'value') === 'number' &&
    typeof Reflect.get(at, 'unit') === 'string' &&
    Reflect.get(at, 'none') !== true
  )
}
