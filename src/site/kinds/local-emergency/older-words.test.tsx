import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { contentPage } from '#src/site/content/content-data.ts'
import { KindPage } from '#src/site/kinds/kind-page.tsx'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { emergencyText } from './text.ts'

const id = 'emergency-electrician.fuengirola'

it.each(languages)(
  'words that staff published before a lost neutral had its place show it all the same in %s',
  (language) => {
    const now = readFileSync(`content/${id}/${language}.md`, 'utf8')
    const before = now.replace(/^ {2}lights:\n {4}thing: .*\n {4}instead: .*\n/m, '')
    expect(before).not.toBe(now)
    const shown = (text: string) =>
      reading({ ...versionZero('2026-11-30'), content: { [`${id}/${language}`]: text } }, () =>
        renderToStaticMarkup(
          <KindPage page={contentPage({ id, route: id, params: {} }, language)} language={language} />,
        ),
      ).result
    const { thing, instead } = emergencyText(language).dont.lights
    expect(shown(before)).toContain(thing)
    expect(shown(before)).toContain(instead)
    expect(shown(now)).not.toContain(thing)
  },
)
