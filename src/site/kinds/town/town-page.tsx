import type { Estimate, Option } from '#src/features/quote/domain/public.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { equinoxSunDeg, Scene } from '#src/site/kinds/art/scene.tsx'
import { sceneSpots } from '#src/site/kinds/art/scene-spots.ts'
import { CallRow } from '#src/site/kinds/blocks/call-row.tsx'
import { Chapters, isWide } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing, type ClosingName } from '#src/site/kinds/blocks/closing.tsx'
import { Coast, emergencyPages, officesIn } from '#src/site/kinds/blocks/coast.tsx'
import { CutHours } from '#src/site/kinds/blocks/cut-hours.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Homes } from '#src/site/kinds/blocks/homes.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { Places } from '#src/site/kinds/blocks/places.tsx'
import { DetailsAndQuestions, TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import { townFacts } from '#src/site/kinds/blocks/town-facts.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { townOf } from '#src/site/kinds/place-of.ts'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import type { RouteId } from '#src/site/routes.ts'
import { BackupHomes, backupOption } from './backup-homes.tsx'
import { BatteryHomes } from './battery-homes.tsx'
import { LocalHelp } from './local-help.tsx'
import { Opened } from './opened.tsx'
import { Pays } from './pays.tsx'
import { townText } from './text.ts'
import '#src/site/kinds/blocks/split-hero.css'
import './town.css'
import { type TownTheme, townHomes } from './town-homes.ts'
import { TownPapers } from './town-papers.tsx'
import { townShape } from './town-shape.ts'

function themeOf(route: RouteId): TownTheme {
  if (route.startsWith('hub.solar')) return 'solar'
  return route.startsWith('hub.battery') ? 'battery' : 'blackout'
}

/** The option of a home that a page about panels speaks of. */
function panelsOf({ options }: Estimate): Option {
  const withPanels = options.filter(({ system }) => system.panels > 0)
  return withPanels.find(({ worthIt }) => worthIt) ?? withPanels[0] ?? options[0]
}

const closings: Record<TownTheme, ClosingName> = { solar: 'price', battery: 'battery', blackout: 'blackout' }

/** A town: itself in section from the sea to the slopes, its numbers, three of its homes worked through, others on each of its pages; the hours of a power cut are of the page on cuts. */
export function TownPage({ page, language }: KindProps) {
  const town = townOf(page.route)
  if (!town) throw new RangeError(`${page.route} is the page of no town`)
  const theme = themeOf(page.route)
  const text = townText(language)
  const { places, pays, reasons, comfort } = shapeOf(page.words, townShape)
  const { sections } = taken(page.sections, ['town-numbers', 'map', 'worked-example'])
  const headed = sections.filter(({ heading }) => heading)
  // Where a list of what pays comes first, the words are folded.
  const opened = headed.filter(({ nodes }) => !isWide(nodes)).slice(0, pays.length > 0 ? 0 : 2)
  const spots = places.map(({ spot }) => spotOf(town, spot))
  // Where we have an office, its hours and the numbers for a dark house say more than a road.
  const help = theme === 'solar' && officesIn(town) > 0 ? emergencyPages[town] : undefined
  const heading = text.homes[theme](townNames[town])
  return (
    <>
      <header className="k-hero k-town" data-first-screen="">
        <div className="wrap k-th">
          <h1>{page.words.heading}</h1>
          <div>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
            <CallRow language={language} />
          </div>
        </div>
        <Scene town={town} language={language} pins={spots} angle={theme === 'solar'} />
      </header>
      <FactsBand
        facts={townFacts(town, theme, language)}
        before={<Places places={places} spots={spots} language={language} />}
      >
        {help ? null : <Coast town={town} language={language} inTheDark={theme === 'blackout'} />}
        {theme === 'solar' ? (
          <p className="xs k-says">
            {text.drawn(townNames[town], `${formatNumber(equinoxSunDeg(town), language, 1)}°`)}
          </p>
        ) : null}
      </FactsBand>
      <Pays rows={pays} comfort={comfort} town={townNames[town]} language={language} />
      {theme === 'solar' ? (
        <Homes
          homes={townHomes[town].solar.map((name) => {
            const estimate = builtFigures().estimate(name)
            const reason = reasons[name]
            return { estimate, option: panelsOf(estimate), ...(reason && { reason }) }
          })}
          language={language}
          heading={heading}
        />
      ) : null}
      {theme === 'battery' ? <BatteryHomes town={town} heading={heading} language={language} /> : null}
      {theme === 'blackout' ? (
        <>
          <BackupHomes town={town} heading={heading} language={language} />
          <CutHours home={inACut(town)} language={language} />
        </>
      ) : null}
      {theme === 'solar' ? <TownPapers town={town} language={language} /> : null}
      {theme === 'solar' ? (
        <>
          <Chapters sections={opened} language={language} open={opened.length} />
          <DetailsAndQuestions
            page={page}
            language={language}
            sections={headed.filter((section) => !opened.includes(section))}
          />
        </>
      ) : (
        <>
          <Opened sections={sections} language={language} />
          <TwoQuestions page={page} language={language} />
        </>
      )}
      {help ? <LocalHelp town={town} page={help} language={language} /> : null}
      <Paper page={page} language={language} />
      <Closing name={closings[theme]} town={townNames[town]} language={language} />
    </>
  )
}

/** Of the homes in a power cut the first that is no flat: what the others run beside it is of gardens and gates. */
function inACut(town: Town) {
  const estimates = townHomes[town].blackout.map((name) => builtFigures().estimate(name))
  const estimate = estimates.find(({ answers }) => answers.propertyType !== 'apartment')
  if (!estimate) throw new RangeError(`${town} has no house in a power cut`)
  return { answers: estimate.answers, option: backupOption(estimate) }
}

function spotOf(town: Town, spot: string): readonly [number, number] {
  const found = sceneSpots[town]?.[spot]
  if (!found) throw new RangeError(`the drawing of ${town} has no spot ${spot}`)
  return found
}
