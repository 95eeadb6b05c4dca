import { expect, it } from 'vitest'
import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { pageWords } from '#src/site/content/page-words.ts'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { blockHome, townHomes } from './town-homes.ts'
import { townShape } from './town-shape.ts'

const pageOf = { solar: 'hub.solar', battery: 'hub.battery-storage', blackout: 'hub.blackout-protection' } as const
const themes = ['solar', 'battery', 'blackout'] as const

/** Of Sotogrande six tenths were built in two decades, the sixties and the first of the century (facts/figures, san-roque-built). */
const fewestDecades = (town: Town) => (town === 'sotogrande' ? 2 : 3)

it.each(towns)('%s shows homes of its own, of three kinds and several decades', (town) => {
  const homes = [...new Set(themes.flatMap((theme) => townHomes[town][theme]))].filter((name) => name !== blockHome)
  const answers = homes.map((name) => builtFigures().estimate(name).answers)
  expect(answers.map((answer) => answer.town)).toEqual(homes.map(() => town))
  expect(new Set(answers.map(({ propertyType }) => propertyType)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(answers.map(({ buildYear }) => Math.floor(buildYear / 10))).size).toBeGreaterThanOrEqual(
    fewestDecades(town),
  )
})

it.each(towns)('%s shows every home that the words of its page name as their example', (town) => {
  for (const theme of themes)
    for (const language of languages) {
      const { body } = pageWords(`${pageOf[theme]}.${town}`, language)
      for (const [, home] of body.matchAll(/::worked-example\{home=([\w-]+)\}/g))
        expect(townHomes[town][theme], `${theme} ${language}`).toContain(home)
    }
})

it.each(towns)('%s gives the reasons of homes that it shows, of the same in both languages', (town) => {
  const [en = [], es] = languages.map((language) =>
    Object.keys(shapeOf(pageWords(`hub.solar.${town}`, language), townShape).reasons),
  )
  expect(es).toEqual(en)
  for (const home of en) expect(townHomes[town].solar).toContain(home)
})
