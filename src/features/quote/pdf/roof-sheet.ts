import { panel } from '#src/features/quote/domain/home/roof.ts'
import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { windOf } from '#src/features/quote/domain/options/result-facts.ts'
import { resultEn } from '#src/features/quote/text/result.en.ts'
import { resultEs } from '#src/features/quote/text/result.es.ts'
import { formatKwp, formatNumber, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { panelRows, panelShape, rowWidthM } from '#src/shared/ui/roof/panel-rows.ts'

/** A slope seen square on, as on screen. */
export interface RoofSheet {
  /** Panels in each row, from the ridge down. */
  rows: number[]
  /** Of a panel to its height. */
  shape: number
  /** Of the longest row, in words. */
  width: string
  sentence: string
}

const words = { en: resultEn, es: resultEs }

/** The roof of one option; null when it holds no panels. */
export function roofSheet({ system }: Option, language: Language): RoofSheet | null {
  const { panels, kwp, azimuthDeg, tiltDeg } = system
  if (panels === 0) return null
  const { roof, facing } = words[language]
  const rows = panelRows(panels)
  return {
    rows,
    shape: panelShape,
    width: formatUnit(rowWidthM(Math.max(...rows)), 'm', language, 1),
    sentence: roof.sentence({
      panels: formatNumber(panels, language),
      kwp: formatKwp(kwp, language),
      areaM2: formatNumber(panels * panel.areaM2, language),
      facing: facing[windOf(azimuthDeg)],
      tilt: `${Math.round(tiltDeg)}°`,
    }),
  }
}
