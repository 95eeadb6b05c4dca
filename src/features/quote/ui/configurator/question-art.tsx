import type { ReactNode } from 'react'
import type { Occupancy, PropertyType } from '#src/shared/domain/vocabulary.ts'

/** Small drawings beside the choices: elevations of the four kinds of home, and the months in which somebody is there. */

const months: Record<Occupancy, string> = {
  'full-time': '111111111111',
  'mixed-use': '110001111011',
  'holiday-home': '000000110000',
}

/** Twelve squares, January first; a filled one is a month with people in the house. */
export function OccupiedMonths({ occupancy }: { occupancy: Occupancy }) {
  return (
    <svg className="art" viewBox="0 0 148 14" aria-hidden="true" focusable="false">
      {[...months[occupancy]].map((occupied, month) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve fixed months
          key={month}
          x={0.7 + month * 12.4}
          y="0.7"
          width="10"
          height="12"
          rx="2"
          fill={occupied === '1' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.3"
        />
      ))}
    </svg>
  )
}

const elevations: Record<PropertyType, ReactNode> = {
  apartment: (
    <>
      <path d="M18 40V6h28v34M18 17h28M18 28h28" />
      <path
        className="lit"
        d="M23 9.500h6v5h-6zM35 9.500h6v5h-6zM23 20.500h6v5h-6zM35 20.500h6v5h-6zM23 31.500h6v5h-6z"
      />
      <path d="M35 40v-8.500h6V40" />
    </>
  ),
  townhouse: (
    <>
      <path d="M4 40V19l10-8 10 8v21M24 19l10-8 10 8v21M44 19l10-8 8 6.400V40" />
      <path className="lit" d="M11 22h6v6h-6zM31 22h6v6h-6zM51 22h6v6h-6z" />
      <path d="M11 40v-7h6v7M31 40v-7h6v7M51 40v-7h6v7" />
    </>
  ),
  villa: (
    <>
      <path d="M6 40V22h52v18M3 22l14-11h18l14 11M35 11v-1" />
      <path className="roof" d="M3 22l14-11h18l14 11z" />
      <path className="lit" d="M12 27h8v7h-8zM26 27h8v7h-8z" />
      <path d="M42 40V27h10v13" />
    </>
  ),
  finca: (
    <>
      <path className="roof" d="M8 24l12-8h20l6 8z" />
      <path d="M10 40V24h34v16M8 24l12-8h20l6 8z" />
      <path className="lit" d="M15 29h6v5h-6zM34 29h6v5h-6z" />
      <path d="M25 40v-9h6v9M56 40V29" />
      <circle cx="56" cy="24" r="6" />
    </>
  ),
}

/** The front of a home, seen straight on, on its ground line. */
export function HomeElevation({ propertyType }: { propertyType: PropertyType }) {
  return (
    <svg className="q-home" width="64" height="44" viewBox="0 0 64 44" aria-hidden="true" focusable="false">
      {elevations[propertyType]}
      <path d="M0 40.500h64" />
    </svg>
  )
}
