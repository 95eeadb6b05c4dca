import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pageWords } from '#src/site/content/page-words.ts'
import { Looks, looksForm } from './looks.tsx'
import { emergencyText } from './text.ts'

const own = ['emergency-electrician.fuengirola', 'emergency-electrician.estepona']

const all = languages.flatMap((language) => [
  { language, words: emergencyText(language).look },
  ...own.map((id) => ({ language, words: looksForm.parse(pageWords(id, language).shape?.looks) })),
])

test('every way through the looks ends: with a call, with steps, or with whom to call', () => {
  for (const { words } of all) {
    const last = words.look.at(-1)
    expect([last?.yes.go, last?.no.go]).not.toContain('next')
    for (const { yes, no } of words.look) expect([yes.go, no.go]).not.toEqual(['next', 'next'])
  }
})

test('a link to the next look finds it on the page', () => {
  for (const { language, words } of all) {
    const html = renderToStaticMarkup(<Looks words={words} language={language} />)
    for (const [, id = ''] of html.matchAll(/href="#(look-\d)"/g)) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('href="tel:+34')
  }
})

test('a switch is lifted on a dry and cool board alone', () => {
  for (const { language, words } of all) {
    const said = words.look.flatMap(({ question, note, yes, no }) => [question, note, yes.so, no.so]).join(' ')
    expect(said).toMatch(language === 'en' ? /dry(?: and|,) cool/ : /seco y frío/)
  }
})

test('where a page does not ask first whether a switch is down, none being down has an answer of its own', () => {
  for (const { words } of all) {
    const asksFirst = words.look.filter(({ picture }) => picture === 'board').length > 0
    expect(words.look.at(-1)?.none?.go).toBe(asksFirst ? undefined : 'us')
  }
})
