import type { VitalsSummary } from '#src/features/vitals/contract.ts'
import {
  type Device,
  devices,
  type Rating,
  ratings,
  type VitalName,
  vitalNames,
} from '#src/features/vitals/domain/vital.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { type TableState, tableState, writeTableState } from '#src/shared/ui/data-table/table-state.ts'

export interface Measured {
  p75: number
  visits: number
  rating: Rating
  /** False: too few visits to say. */
  isEnough: boolean
}

/** What was measured of a page in one language on one kind of device. */
export interface VitalsRow {
  id: string
  page: string
  language: Language
  device: Device
  metrics: Partial<Record<VitalName, Measured>>
  /** Measurements behind the metric that has most of them. */
  visits: number
  worst: Rating
}

/** The summary with one row for a page, language and kind of device, in the order it comes in. */
export function vitalsRows({ rows }: VitalsSummary): VitalsRow[] {
  const groups = Map.groupBy(rows, ({ page, language, device }) => `${page} ${language} ${device}`)
  return [...groups].flatMap(([id, group]) => {
    const [first] = group
    if (!first) return []
    const { page, language, device } = first
    const metrics: VitalsRow['metrics'] = {}
    for (const { name, p75, visits, rating, isEnough } of group) metrics[name] = { p75, visits, rating, isEnough }
    const visits = Math.max(...group.map((row) => row.visits))
    return [
      {
        id,
        page,
        language,
        device,
        metrics,
        visits,
        worst: worstOf(group.filter(({ isEnough }) => isEnough).map(({ rating }) => rating)),
      },
    ]
  })
}

function worstOf(found: readonly Rating[]): Rating {
  return ratings.findLast((rating) => found.includes(rating)) ?? 'good'
}

/** What the table of vitals shows, kept in the address. */
export interface VitalsState extends TableState {
  language: Language | undefined
  device: Device | undefined
  onlyShort: boolean
}

const orderedColumns = ['page', 'language', 'device', 'visits', ...vitalNames]

/** Reads the state from a query string. What makes no sense counts as absent. */
export function vitalsState(search: string): VitalsState {
  const params = new URLSearchParams(search)
  return {
    language: languages.find((language) => language === params.get('language')),
    device: devices.find((device) => device === params.get('device')),
    onlyShort: params.get('show') === 'short',
    ...tableState(params, orderedColumns),
  }
}

/** The query string of a state: '' or '?…', defaults left out. */
export function vitalsSearch(state: VitalsState): string {
  const params = new URLSearchParams()
  if (state.language) params.set('language', state.language)
  if (state.device) params.set('device', state.device)
  if (state.onlyShort) params.set('show', 'short')
  writeTableState(params, state)
  const text = params.toString()
  return text && `?${text}`
}

/** The rows that the state lets through; `onlyShort` keeps those with a metric that falls short of good. */
export function fittingRows(rows: readonly VitalsRow[], state: VitalsState): VitalsRow[] {
  return rows.filter(
    (row) =>
      (state.language === undefined || row.language === state.language) &&
      (state.device === undefined || row.device === state.device) &&
      (!state.onlyShort || row.worst !== 'good'),
  )
}
