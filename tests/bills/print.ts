import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** Numbers and dates as Spanish bills print them. */

export function number(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}

export const eur = (value: number) => `${number(value, 2)} €`
export const kwh = (value: number) => number(value, Number.isInteger(value) ? 0 : 2)

const parts = (date: PlainDate) => date.split('-') as [string, string, string]
export function slashed(date: PlainDate): string {
  const [year, month, day] = parts(date)
  return `${day}/${month}/${year}`
}
export function dashed(date: PlainDate): string {
  const [year, month, day] = parts(date)
  return `${day}-${month}-${year}`
}
export function dotted(date: PlainDate): string {
  const [year, month, day] = parts(date)
  return `${day}.${month}.${year}`
}
export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
export function spoken(date: PlainDate): string {
  const [year, month, day] = parts(date)
  return `${Number(day)} de ${months[Number(month) - 1]} de ${year}`
}
export const grouped = (cups: string) => cups.match(/.{1,4}/g)?.join(' ') ?? cups
