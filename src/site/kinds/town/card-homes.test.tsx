import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isPaidBackInTime, worthItYears } from '#src/features/quote/domain/public.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { addedPriceEur, BackupHomes, backupOption } from './backup-homes.tsx'
import { addedTo, BatteryHomes } from './battery-homes.tsx'
import { blockHome, townHomes } from './town-homes.ts'

const count = (html: string, part: string) => html.split(part).length - 1

it('adds to a home what the page on batteries says of it', () => {
  const { savingEur, paybackYears } = addedTo('poolvilla-5')
  expect(savingEur.p50).toBeCloseTo(builtFigures().quantity('bt.marb-full-b5').value, 6)
  expect(paybackYears.p50).toBeCloseTo(builtFigures().quantity('bt.marb-full-years').value, 6)
})

it.each(towns)('judges in %s the battery by itself, green only where it pays back in time', (town) => {
  for (const language of languages) {
    const html = renderToStaticMarkup(<BatteryHomes town={town} heading="Homes" language={language} />)
    expect(count(html, '<article')).toBe(3)
    const years = townHomes[town].battery.flatMap((name): (number | null)[] => {
      if (name === blockHome) return [builtFigures().quantity('bt.tor-block-years').value]
      const { propertyType } = builtFigures().estimate(name).answers
      const isShared = propertyType === 'apartment' && !builtFigures().home(name).system
      return isShared ? [] : [addedTo(name).paybackYears.p50]
    })
    expect(count(html, 'tag ok')).toBe(years.filter((one) => one !== null && Math.round(one) < worthItYears).length)
    expect(count(html, kindText(language).homes.forBackup)).toBe(years.filter((one) => !isPaidBackInTime(one)).length)
  }
})

it.each(towns)('shows in %s hours and two prices of each house, and sells no battery to a flat', (town) => {
  const html = renderToStaticMarkup(<BackupHomes town={town} heading="Homes" language="en" />)
  const flats = townHomes[town].blackout.filter((name) => name.includes('-flat-')).length
  expect(count(html, 'With panels already up')).toBe(3 - flats)
  expect(count(html, 'A UPS and torches')).toBe(flats)
  for (const name of townHomes[town].blackout) {
    const option = backupOption(builtFigures().estimate(name))
    expect(addedPriceEur(option)).toBeLessThan(option.priceCents / 100)
  }
})
