/**
 * The arithmetic of a figure that follows from others: `+ - * /`, brackets, `round(x, step)`, `min(…)`, `max(…)`, references by name, and the few
 * numbers that only change a unit. A sign of arithmetic stands between spaces, because names hold hyphens.
 */

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'reference'; name: string }
  | { kind: 'operation'; sign: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  | { kind: 'function'; name: FunctionName; given: readonly Expression[] }

const functions = {
  round: ([value = Number.NaN, step = 1]: readonly number[]) => Math.round(value / step) * step,
  min: (given: readonly number[]) => Math.min(...given),
  max: (given: readonly number[]) => Math.max(...given),
} as const
type FunctionName = keyof typeof functions

/** One, and what turns a unit into another: months, hours of a day, weeks, days of a year, percent, thousands; ten is a step of `round`. */
const unitNumbers = new Set([1, 7, 10, 12, 24, 52, 60, 100, 365, 1000])

const token = /\s*(?:([a-z][\w.:@-]*)|(\d+(?:\.\d+)?)|([()+\-*/,]))/gi

/** Throws a RangeError on text that is no expression, and on a number that says more than a unit. */
export function parseExpression(text: string): Expression {
  const tokens: string[] = []
  let end = 0
  for (const found of text.matchAll(token)) {
    if (found.index !== end) break
    tokens.push(found[0].trim())
    end = found.index + found[0].length
  }
  if (text.slice(end).trim() !== '' || tokens.length === 0) throw new RangeError(`no expression: ${text}`)
  let at = 0
  const sum = (): Expression => {
    let left = product()
    while (tokens[at] === '+' || tokens[at] === '-') left = operation(left, product)
    return left
  }
  const product = (): Expression => {
    let left = single()
    while (tokens[at] === '*' || tokens[at] === '/') left = operation(left, single)
    return left
  }
  const operation = (left: Expression, next: () => Expression): Expression => {
    const sign = tokens[at++]
    if (sign !== '+' && sign !== '-' && sign !== '*' && sign !== '/') throw new RangeError(`no sign: ${sign}`)
    return { kind: 'operation', sign, left, right: next() }
  }
  const expect = (sign: string) => {
    if (tokens[at++] !== sign) throw new RangeError(`${sign} is missing in: ${text}`)
  }
  const single = (): Expression => {
    const one = tokens[at++]
    if (one === undefined) throw new RangeError(`something is missing at the end of: ${text}`)
    if (one === '(') {
      const inner = sum()
      expect(')')
      return inner
    }
    if (/^\d/.test(one)) return unitNumber(one)
    if (!/^[a-z]/i.test(one)) throw new RangeError(`unexpected ${one} in: ${text}`)
    if (tokens[at] !== '(') return { kind: 'reference', name: one }
    if (!isFunction(one)) throw new RangeError(`no function is called ${one}`)
    at++
    const given = [sum()]
    while (tokens[at] === ',') {
      at++
      given.push(sum())
    }
    expect(')')
    return { kind: 'function', name: one, given }
  }
  const whole = sum()
  if (at < tokens.length) throw new RangeError(`unexpected ${tokens[at]} in: ${text}`)
  return whole
}

function unitNumber(text: string): Expression {
  const value = Number(text)
  if (!unitNumbers.has(value)) throw new RangeError(`${text} is a figure: it needs a name of its own`)
  return { kind: 'number', value }
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(functions, name)
}

/** The value, each reference by `numberOf`. Throws a RangeError when it is no number. */
export function evaluate(expression: Expression, numberOf: (name: string) => number): number {
  const of = (one: Expression): number => {
    switch (one.kind) {
      case 'number':
        return one.value
      case 'reference':
        return numberOf(one.name)
      case 'function':
        return functions[one.name](one.given.map(of))
      case 'operation': {
        const left = of(one.left)
        const right = of(one.right)
        if (one.sign === '+') return left + right
        if (one.sign === '-') return left - right
        return one.sign === '*' ? left * right : left / right
      }
    }
  }
  const value = of(expression)
  if (!Number.isFinite(value)) throw new RangeError('the result is no number')
  return value
}
