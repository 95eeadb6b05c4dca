import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { GuideLanguage } from '#src/features/emergency-chat/domain/guide-types.ts'
import { type GuideName, guideNames, guides } from '#src/features/emergency-chat/domain/guided-steps.ts'
import { GuideList } from './guide-list.tsx'

const html = (name: GuideName, language: GuideLanguage) =>
  renderToStaticMarkup(<GuideList {...{ name, language }} phone="+34 711 004 350" />)
const words = (markup: string) => markup.replace(/<[^>]+>/g, '').replace(/&#x27;/g, "'")

describe.each(guideNames)('%s on a page', (name) => {
  it.each(['en', 'es'] as const)('says everything that the guide can say, in %s', (language) => {
    const said = words(html(name, language))
    for (const { says } of Object.values(guides[name].steps)) expect(said).toContain(says[language])
  })
  it('names only steps that are there', () => {
    const page = html(name, 'en')
    const questions = page.match(/<svg/g)?.length ?? 0
    for (const [, step] of page.matchAll(/go on with step (\d+)/g)) {
      expect(Number(step)).toBeGreaterThan(1)
      expect(Number(step)).toBeLessThanOrEqual(questions)
    }
  })
})

it('the numbers at the end can be called', () => {
  const page = html('street-or-house', 'es')
  for (const address of ['tel:112', 'tel:+34900850840', 'tel:+34711004350']) expect(page).toContain(`href="${address}"`)
})
