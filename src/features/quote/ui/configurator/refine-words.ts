import { assumedHome } from '#src/features/quote/domain/answers/defaults.ts'
import type { FormValues, RefinementName } from '#src/features/quote/domain/answers/form-values.ts'
import { assumedOf } from '#src/features/quote/domain/answers/refinements.ts'
import { usualContractKw } from '#src/features/quote/domain/home/contract-steps.ts'
import { defaultTiltDeg } from '#src/features/quote/domain/home/roof.ts'
import type { OfferedAzimuth, OfferedTilt } from '#src/features/quote/text/refine.types.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { type Occupancy, propertyTypes, roofTypes } from '#src/shared/domain/vocabulary.ts'
import { formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Choice } from './question-fields.tsx'

const azimuths: readonly OfferedAzimuth[] = ['-90', '-45', '0', '45', '90', '135', '180', '-135']
/** From most to least time at home, as the question has them. */
const byPresence: readonly Occupancy[] = ['full-time', 'mixed-use', 'holiday-home']
const tilts: readonly OfferedTilt[] = ['5', '15', '20', '30', '45']

type Chosen = 'roofType' | 'roofAzimuthDeg' | 'roofTiltDeg'

/** The choices of a refinement that is chosen, from east round to north-east. An angle that is not among them (a saved quote may hold any) is one more. */
export function refinementChoices(field: Chosen, text: QuoteUiText, value: string): Choice[] {
  const words = text.refine
  if (field === 'roofType') return roofTypes.map((type) => ({ value: type, name: words.roofTypes[type] }))
  const offered: Choice[] =
    field === 'roofAzimuthDeg'
      ? azimuths.map((azimuth) => ({ value: azimuth, name: words.azimuths[azimuth] }))
      : tilts.map((tilt) => ({ value: tilt, name: words.tilts[tilt] }))
  return value === '' || offered.some((choice) => choice.value === value)
    ? offered
    : [...offered, { value, name: `${value}°` }]
}

/**
 * What stands for a refinement that is left blank, in words. Without values (the form on one page) it depends on the kind of home,
 * and all of them are named. `powerKw` is the contract that the price on screen stands on.
 */
export function whenBlank(
  field: RefinementName,
  text: QuoteUiText,
  values: FormValues | undefined,
  powerKw: number | undefined,
): string {
  const { language, refine } = text
  if (field === 'roofAzimuthDeg') return lower(refine.azimuths['0'])
  if (field === 'contractedPowerKw')
    return powerKw === undefined || values?.contractedPowerKw !== ''
      ? refine.usualPower(kilowatts(usualContractKw, text))
      : kilowatts(powerKw, text)
  const assumed = values && assumedOf(values)
  if (assumed) return written(field, assumed, text)
  if (field === 'roofTiltDeg')
    return either(
      roofTypes.map((type) => [`${formatNumber(defaultTiltDeg[type], language)}°`, lower(refine.roofTypes[type])]),
      text,
    )
  if (field === 'evKmPerYear')
    return either(
      byPresence.map((occupancy) => [
        written(field, assumedHome({ propertyType: 'villa', occupancy }), text),
        lower(text.occupancy[occupancy].name),
      ]),
      text,
    )
  return either(
    propertyTypes.map((propertyType) => [
      written(field, assumedHome({ propertyType, occupancy: 'full-time' }), text),
      lower(text.propertyType[propertyType].name),
    ]),
    text,
  )
}

type Assumed = ReturnType<typeof assumedHome>

function written(
  field: Exclude<RefinementName, 'roofAzimuthDeg' | 'contractedPowerKw'>,
  { roof, areaM2, persons, poolM3, evKmPerYear }: Assumed,
  { language, refine }: QuoteUiText,
): string {
  switch (field) {
    case 'roofType':
      return lower(refine.roofTypes[roof.type])
    case 'roofTiltDeg':
      return `${formatNumber(roof.tiltDeg, language)}°`
    case 'roofAreaM2':
      return formatUnit(roof.areaM2, 'm²', language)
    case 'areaM2':
      return formatUnit(areaM2, 'm²', language)
    case 'persons':
      return formatNumber(persons, language)
    case 'poolM3':
      return formatUnit(poolM3, 'm³', language)
    case 'evKmPerYear':
      return formatUnit(evKmPerYear, 'km', language)
  }
}

/** '20 m² (apartment), 35 m² (townhouse) or 90 m² (villa, finca)': equal values are said once. */
function either(cases: [value: string, of: string][], { language, refine }: QuoteUiText): string {
  const named = new Map<string, string[]>()
  for (const [value, of] of cases) named.set(value, [...(named.get(value) ?? []), of])
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es-ES', { type: 'disjunction' }).format(
    [...named].map(([value, names]) => refine.takenFor(value, names.join(', '))),
  )
}

const kilowatts = (kw: number, { language }: QuoteUiText) =>
  formatUnit(kw, 'kW', language, Number.isInteger(kw) ? 0 : Number.isInteger(kw * 10) ? 1 : 2)
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
