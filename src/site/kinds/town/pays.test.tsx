import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { pageWords } from '#src/site/content/page-words.ts'
import { sceneSpots } from '#src/site/kinds/art/scene-spots.ts'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { Pays } from './pays.tsx'
import { townShape } from './town-shape.ts'

const shapes = (town: string) =>
  languages.map((language) => shapeOf(pageWords(`hub.solar.${town}`, language), townShape))

it.each(towns)('%s numbers the same spots of its drawing in both languages', (town) => {
  const [en, es] = shapes(town).map(({ places }) => places.map(({ spot }) => spot))
  expect(es).toEqual(en)
  for (const spot of en ?? []) expect(sceneSpots[town]).toHaveProperty(spot)
})

it.each(towns)('%s leads from its places to the same pages in both languages', (town) => {
  const [en, es] = shapes(town).map(({ places }) => places.map(({ go }) => /\(route:([\w.-]+)\)/.exec(go ?? '')?.[1]))
  expect(es).toEqual(en)
  // Where one place leads on, all do.
  expect([0, en?.length]).toContain(en?.filter(Boolean).length)
})

it('lists what pays from the soonest to the slowest, those that had better wait included', () => {
  const [{ pays = [] } = {}, spanish] = shapes('marbella')
  expect(spanish?.pays.map(({ home, option }) => ({ home, option }))).toEqual(
    pays.map(({ home, option }) => ({ home, option })),
  )
  expect(new Set(pays.map(({ home }) => builtFigures().estimate(home).answers.town))).toEqual(new Set(['marbella']))

  const html = renderToStaticMarkup(<Pays rows={pays} town="Marbella" language="en" />)
  const spans = [...html.matchAll(/<b>(\d+)[^<]*years[^<]*<\/b>/g)].map(([, years]) => Number(years))
  expect(spans).toHaveLength(pays.length)
  expect(spans[0]).toBeLessThan(10)
  const yearsOf = ({ home, option }: (typeof pays)[number]) => {
    const found = builtFigures()
      .estimate(home)
      .options.find(({ id }) => id === option)
    return [found?.paybackYears.p50 ?? 99, found?.paybackYears.p90 ?? 99] as const
  }
  const sorted = pays
    .map((row) => ({ row, years: yearsOf(row) }))
    .sort((a, b) => a.years[0] - b.years[0] || a.years[1] - b.years[1])
  const homes = [...html.matchAll(/<p class="sm mut">(.*?)<\/p>/g)].map(([, home]) => home)
  expect(homes).toHaveLength(sorted.length)
  // Before the home what is put on it: panels and battery, by size.
  for (const [at, { row }] of sorted.entries()) expect(homes[at]?.endsWith(row.w)).toBe(true)
  expect(homes[0]).toMatch(/^\d[\d.]*\skWp, /)
  expect(html).toContain('class="k-slow"')
  // Two of three cases of the last never come: it is slow too, and its bar has no end.
  expect(html.indexOf('years at the soonest')).toBeGreaterThan(html.lastIndexOf('k-slow'))
  expect(html.lastIndexOf('k-open')).toBeGreaterThan(html.lastIndexOf('k-slow'))
})

it('says in whole years what every home of that work says', () => {
  const { paybackYears } = builtFigures().estimate('marbella-townhouse-2017-135').options[0]
  const row = {
    n: 'Panels',
    w: 'townhouse',
    home: 'marbella-townhouse-2017-135',
    option: 'essential',
    why: 'Sun.',
  } as const
  const html = renderToStaticMarkup(<Pays rows={[row]} town="Marbella" language="en" />)
  expect(html).toContain(`<b>${Math.round(paybackYears.p90 ?? 0)}–${Math.round(paybackYears.p10 ?? 0)} years</b>`)
})
