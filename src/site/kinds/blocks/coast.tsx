import townFacts from '#facts/local/towns.json' with { type: 'json' }
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { business } from '#src/site/business.ts'
import { type BuiltRouteId, pathOf } from '#src/site/routes.ts'
import './coast.css'
import { roadBetween } from './road.ts'

const place = (town: Town) => townFacts.towns[town]
const officeTowns = () => [...new Set(business.offices.map(({ town }) => town))]

/** How many of our offices a town has. */
export const officesIn = (town: Town): number => business.offices.filter((one) => one.town === town).length

const words = {
  en: {
    inTown: (town: string, many: number) =>
      many > 1 ? `We have offices in ${town}.` : `We have an office in ${town}.`,
    away: (roads: string) => `By road about ${roads}, estimated.`,
    road: (town: string, km: string, time: string) => `${time} from our ${town} office (${km})`,
    and: ' and ',
    urgent: (town: string) => `No power right now? Electrician in ${town}`,
    dark: 'No power right now? What to do first',
    label: (town: string) => `The coast with our offices and ${town}`,
  },
  es: {
    inTown: (town: string, many: number) => (many > 1 ? `Tenemos oficinas en ${town}.` : `Tenemos oficina en ${town}.`),
    away: (roads: string) => `Por carretera, unos ${roads} (estimado).`,
    road: (town: string, km: string, time: string) => `${time} desde la oficina de ${town} (${km})`,
    and: ' y ',
    urgent: (town: string) => `¿Sin luz ahora? Electricista en ${town}`,
    dark: '¿Sin luz ahora? Qué hacer primero',
    label: (town: string) => `La costa con nuestras oficinas y ${town}`,
  },
} as const

/** Towns with a page of their own for a dark house. */
export const emergencyPages: Partial<Record<Town, BuiltRouteId>> = {
  marbella: 'emergency-electrician.marbella',
  estepona: 'emergency-electrician.estepona',
  fuengirola: 'emergency-electrician.fuengirola',
}

/** A name above or below its place, within the line at either end. */
function labelAt(x: number, y: number): { x: number; y: number; textAnchor?: 'middle' | 'end' } {
  if (x < 90) return { x: 24, y }
  return x > 680 ? { x: 736, y, textAnchor: 'end' } : { x, y, textAnchor: 'middle' }
}

/** Where a town lies on the coast between our offices, and how far by road the offices are. */
export function Coast({
  town,
  language,
  helps = true,
  inTheDark = false,
}: {
  town: Town
  language: Language
  /** Leads to the town's page for a dark house. */
  helps?: boolean
  /** Where a town has no such page, leads to the one for all towns. */
  inTheDark?: boolean
}) {
  const text = words[language]
  const roads = officeTowns()
    .map((office) => ({ office, road: roadBetween(town, office) }))
    .sort((a, b) => a.road.minutes - b.road.minutes)
    .map(({ office, road }) =>
      text.road(townNames[office], formatUnit(road.km, 'km', language), formatUnit(road.minutes, 'min', language)),
    )
  const own = helps ? emergencyPages[town] : undefined
  const urgent = own ?? (inTheDark ? 'emergency' : undefined)
  const here = officesIn(town)
  // From the first to the last of those named: beyond them the line would be empty.
  const named = [...officeTowns(), town].sort((a, b) => place(a).lonDeg - place(b).lonDeg)
  const [west = town, east = town] = [named[0], named.at(-1)]
  // As the kilometres of the words stand to each other.
  const x = (one: Town) => {
    const km = roadBetween(west, one).km
    return Math.round(40 + (680 * km) / (km + roadBetween(one, east).km))
  }
  return (
    <div className="k-near">
      <div>
        <p>{here > 0 ? text.inTown(townNames[town], here) : text.away(roads.join(text.and))}</p>
        {urgent ? (
          <p className="sm">
            <a href={pathOf(urgent, language)}>{own ? text.urgent(townNames[town]) : text.dark}</a>
          </p>
        ) : null}
      </div>
      <svg className="k-road" viewBox="0 0 760 112" role="img" aria-label={text.label(townNames[town])}>
        <line x1="24" y1="56" x2="736" y2="56" />
        {/* In a town with an office the words beside tell of no road. */}
        {here > 0
          ? officeTowns()
              .filter((one) => one !== town)
              .map((one) => (
                <text key={one} x={(x(one) + x(town)) / 2} y="46" textAnchor="middle">
                  {formatUnit(roadBetween(town, one).km, 'km', language)}
                </text>
              ))
          : null}
        {officeTowns().map((one) => (
          <g key={one}>
            <rect x={x(one) - 10} y="46" width="20" height="20" rx="4" fill="#ffc53d" />
            {one === town ? null : <text {...labelAt(x(one), 30)}>{townNames[one]}</text>}
          </g>
        ))}
        <circle cx={x(town)} cy="56" r="13" fill="none" stroke="var(--ondeep)" strokeWidth="3" />
        <text className="here" {...labelAt(x(town), 98)}>
          {townNames[town]}
        </text>
      </svg>
    </div>
  )
}
