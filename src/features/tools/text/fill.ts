import { occupancies, services, towns } from '#src/shared/domain/vocabulary.ts'
import { formatDate, formatNumber, formatPercent, formatUnit, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { toolsText } from './tools-text.ts'

/** Decimals a value needs, four at most: prices per kWh and kW need them all. */
function digitsOf(value: number): number {
  return [0, 1, 2, 3].find((digits) => Math.abs(value - Number(value.toFixed(digits))) < 1e-9) ?? 4
}

/** A value as its name and the language ask: percentages, temperatures, dates, towns; anything else plainly. */
function written(name: string, value: number | string, language: Language): string {
  if (typeof value === 'number') {
    if (/pct$|percent$/i.test(name)) return formatPercent(value, language, digitsOf(value))
    if (/C$/.test(name)) return formatUnit(value, '°C', language, digitsOf(value))
    return formatNumber(value, language, digitsOf(value))
  }
  const text = toolsText(language)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language)
  const month = /^(\d{4})-(\d{2})$/.exec(value)
  if (month)
    return `${monthNames(language, 'long')[Number(month[2]) - 1] ?? ''} ${language === 'es' ? 'de ' : ''}${month[1]}`
  const town = towns.find((id) => name === 'town' && id === value)
  if (town) return townNames[town]
  const occupancy = occupancies.find((id) => name === 'occupancy' && id === value)
  if (occupancy) return text.occupancies[occupancy]
  const service = services.find((id) => name === 'service' && id === value)
  return service ? text.services[service] : value
}

/** Puts the values into a sentence. Throws a RangeError when one is missing. */
export function fill(sentence: string, values: Record<string, number | string>, language: Language): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`a sentence lacks its value: ${name}`)
    return written(name, value, language)
  })
}
