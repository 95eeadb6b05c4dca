import type { FigureUnit, Quantity } from '#src/features/figures/domain/units.ts'
import { shownEur, shownKwh } from '#src/shared/domain/rounding.ts'
import { formatEur, formatNumber, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

type Written = Exclude<FigureUnit, 'eur' | 'percent' | 'year'>
interface Sign {
  one: Record<Language, string>
  many: Record<Language, string>
}

const sign = (both: string): Sign => ({ one: { en: both, es: both }, many: { en: both, es: both } })
const word = (en: string, es: string, ens: string, ess: string): Sign => ({
  one: { en, es },
  many: { en: ens, es: ess },
})

const signs: Record<Written, Sign> = {
  'eur-kwh': sign('€/kWh'),
  'eur-kw-day': word('€ per kW a day', '€/kW al día', '€ per kW a day', '€/kW al día'),
  'eur-kw-year': word('€ per kW a year', '€/kW al año', '€ per kW a year', '€/kW al año'),
  kwh: sign('kWh'),
  'kwh-m2': sign('kWh/m²'),
  kwp: sign('kWp'),
  kw: sign('kW'),
  w: sign('W'),
  a: sign('A'),
  v: sign('V'),
  ma: sign('mA'),
  km: sign('km'),
  km2: sign('km²'),
  m: sign('m'),
  mm: sign('mm'),
  m2: sign('m²'),
  m3: sign('m³'),
  litres: word('litre', 'litro', 'litres', 'litros'),
  kg: sign('kg'),
  celsius: sign('°C'),
  degrees: sign('°'),
  years: word('year', 'año', 'years', 'años'),
  months: word('month', 'mes', 'months', 'meses'),
  weeks: word('week', 'semana', 'weeks', 'semanas'),
  days: word('day', 'día', 'days', 'días'),
  hours: word('hour', 'hora', 'hours', 'horas'),
  minutes: word('minute', 'minuto', 'minutes', 'minutos'),
  seconds: word('second', 'segundo', 'seconds', 'segundos'),
}

/** Decimals of what we compute, by unit; money and energy have a rule of their own. */
const computedDigits: Partial<Record<FigureUnit, number>> = { 'eur-kwh': 3, kw: 1, kwp: 1, celsius: 1, m: 1 }

/** The value as it is shown, and its decimals. */
function shown({ value, unit, decimals, isPrice }: Quantity): { value: number; digits: number } {
  if (decimals !== undefined) return { value, digits: decimals }
  if (unit === 'eur') return { value: shownEur(value, isPrice ? 'price' : 'estimate'), digits: 0 }
  if (unit === 'kwh') {
    const rounded = shownKwh(value)
    return { value: rounded, digits: Number.isInteger(rounded) ? 0 : 1 }
  }
  const most = (unit && computedDigits[unit]) ?? 0
  const rounded = Number(value.toFixed(most))
  return { value: rounded, digits: unit !== 'eur-kwh' && Number.isInteger(rounded) ? 0 : most }
}

/** '€5,330', '10 %', '16,9 °C', '1 year'. A computed amount of money or energy is rounded as everywhere (rounding.ts), a fact is written as its source has it. */
export function quantityText(quantity: Quantity, language: Language): string {
  const { unit } = quantity
  const { value, digits } = shown(quantity)
  if (unit === undefined) return formatNumber(value, language, digits)
  if (unit === 'year') return String(value)
  if (unit === 'eur') return formatEur(value, language, digits)
  if (unit === 'percent') return formatPercent(value, language, digits)
  const { one, many } = signs[unit]
  if (unit === 'degrees') return `${formatNumber(value, language, digits)}${many[language]}`
  const said = (Math.abs(value) === 1 ? one : many)[language]
  // '€0.153/kWh' as the language puts its sign; '0,153 €/kWh' comes of the same.
  if (said.startsWith('€')) return `${formatEur(value, language, digits)}${said.slice(1)}`
  return formatUnit(value, said, language, digits)
}
