import { describe, expect, it } from 'vitest'
import type { Language } from '#src/shared/i18n/language.ts'
import { answerTime, openingLines } from '#src/site/opening-lines.ts'
import { type BuiltPage, builtFile, pages, troublesOf } from './built-site.ts'
import { readOutOf } from './html-text.ts'

/** What the words of a page may claim: every sentence that once claimed too much is a rule here. */

const open = pages.filter(({ isStaff }) => !isStaff)
const bodyOf = ({ html }: BuiltPage) => /<body[\s\S]*<\/body>/.exec(html)?.[0] ?? ''
const wordsOf = (page: BuiltPage) => readOutOf(bodyOf(page)).replaceAll('\u00a0', ' ').replaceAll('’', "'")
const found = (pattern: Record<Language, RegExp>) => (page: BuiltPage) =>
  wordsOf(page).match(pattern[page.language]) ?? []

describe('a weather year that is composed and scaled', () => {
  it('is never called measured', () => {
    const measured = {
      en: /.{0,40}(?:(?:typical|weather) year (?:was )?measured|(?:sun|year|weather),? measured (?:at|in) (?:the|Málaga) ?airport|Málaga's own, from the airport).{0,40}/gi,
      es: /.{0,40}(?:año (?:tipo|típico|climático) medido|(?:sol|tiempo|clima),? medido en el aeropuerto|medido en el aeropuerto).{0,40}/gi,
    }
    expect(troublesOf(open, found(measured))).toEqual([])
  })
})

describe('a range of a model', () => {
  it('is "in nine years of ten at least, in one of ten more than", never from one to the other', () => {
    const fromTo = {
      en: /.{0,30}from (?:9|nine) (?:\w+ )?(?:in|of|out of) (?:10|ten) to (?:1|one).{0,30}/gi,
      es: /.{0,30}(?:desde|del?) (?:9|nueve) .{0,25}(?:hasta|a) (?:1|uno) de cada.{0,30}/gi,
    }
    expect(troublesOf(open, found(fromTo))).toEqual([])
  })
})

describe('a guide price', () => {
  it('is called one on the home page and in every price list, never a floor', () => {
    const listed = open.filter(({ html }) => /class="(?:menu-l|pl)"/.test(html))
    expect(listed.length).toBeGreaterThan(20)
    expect(
      troublesOf(listed, ({ html, language }) => {
        const lists = html.match(/<ul class="(?:menu-l|pl)">[\s\S]*?<\/ul>/g) ?? []
        const words = lists.join(' ')
        const name = language === 'en' ? 'guide price' : 'precio orientativo'
        return [!words.includes(name) && 'no guide price', />(?:from|desde)\b/.test(words) && 'a floor']
      }),
    ).toEqual([])
  })
})

describe('hours', () => {
  it('are the same week wherever they are printed', () => {
    expect(
      troublesOf(open, (page) => {
        const [first = '', ...others] = openingLines(page.language)
        const words = wordsOf(page)
        const count = (line: string) => words.split(line).length - 1
        return others
          .filter((line) => count(line) !== count(first))
          .map((line) => `${count(first)} ${first}, ${count(line)} ${line}`)
      }),
    ).toEqual([])
    for (const line of openingLines('en')) expect(builtFile('/llms.txt')).toContain(line)
  })
  it('of an answer are those that the business promises', () => {
    const promised = {
      en: /\b(?:\d{1,2}|one|two|three|four|five|six|eight|twelve) (?:opening|working) hours?\b/gi,
      es: /(?<![\p{L}\d])(?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|ocho|doce) horas? (?:laborables?|hábiles)/giu,
    }
    const kept = open.filter((page) => found(promised)(page).length > 0)
    expect(kept.length).toBeGreaterThan(10)
    expect(
      troublesOf(kept, (page) =>
        found(promised)(page).filter((words) => words.toLowerCase() !== answerTime(page.language)),
      ),
    ).toEqual([])
  })
})
