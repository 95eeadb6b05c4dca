import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContactPage } from '#src/features/contact/ui/contact-page.tsx'
import { languageOfPath, languages } from '#src/shared/i18n/language.ts'
import { BottomBar } from '#src/site/chrome/bottom-bar.tsx'
import { Footer } from '#src/site/chrome/footer.tsx'
import { Header } from '#src/site/chrome/header.tsx'
import { NotFound } from '#src/site/chrome/not-found.tsx'
import { pathOf, routeOfPath } from '#src/site/routes.ts'
import { homeData } from './home-data.ts'
import { HomePage } from './home-page.tsx'

const data = homeData('2026-11-21')
const forbidden = {
  en: /\b(best|leading|trusted|solutions|up to|free|green)\b|!/i,
  es: /\b(líder(es)?|soluciones|gratis|hasta un)\b|[¡!]/i,
}

describe.each(languages)('public pages in %s', (language) => {
  const paths = { en: '/', es: '/es' }
  const html = renderToStaticMarkup(
    <>
      <Header language={language} path={paths[language]} paths={paths} />
      <HomePage language={language} data={data} />
      <ContactPage language={language} />
      <NotFound language={language} />
      <Footer language={language} year={2026} />
      <BottomBar language={language} />
    </>,
  )
  // The bill analysis is called as the owner specified.
  const text = html.replace(/<[^>]+>/g, ' ').replaceAll('3 Steps Free Bill Analysis', '')

  it('link only to pages that exist', () => {
    const links = [...html.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect(routeOfPath(link)?.route.built, link).toBe(true)
  })

  it('stay in their language, but for the language switch and the other home page', () => {
    const own = [...html.matchAll(/<a (?![^>]*lang=)[^>]*href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    expect(own).toContain(pathOf('quote', language))
    for (const link of own) expect(languageOfPath(link)).toBe(language)
  })

  it('hold no forbidden word, no unset fact and no broken figure', () => {
    expect(text).not.toMatch(forbidden[language])
    expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
    expect(text).not.toContain('24/7')
  })

  it('show the date of the prices and call the estimate an estimate', () => {
    expect(text).toContain(language === 'en' ? '21 Nov 2026' : '21 nov 2026')
    expect(text).toContain(
      language === 'en' ? 'An estimate, not an offer' : 'Presupuesto orientativo, no constituye oferta',
    )
  })

  it('render the home page small enough for its budget', () => {
    const home = renderToStaticMarkup(<HomePage language={language} data={data} />)
    expect(home.length).toBeLessThan(60_000)
  })
})

describe('a contact form sent back', () => {
  it('keeps what was typed and says what is wrong at the field and in the summary', () => {
    const html = renderToStaticMarkup(
      <ContactPage
        language="es"
        values={{ name: '', message: 'Hola <b>', service: 'solar', consentPrivacy: true }}
        errors={[{ field: 'name', code: 'required', message: 'Rellena este campo' }]}
      />,
    )
    expect(html.match(/Escribe tu nombre/g)).toHaveLength(2 + 1)
    expect(html).toContain('href="#contact-name"')
    expect(html).toContain('Hola &lt;b&gt;')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/<option value="solar" selected/)
  })

  it('becomes the receipt once it was accepted', () => {
    const receipt = { reference: 'C-1', answerBy: '2026-11-23T10:00:00.000Z' }
    const html = renderToStaticMarkup(<ContactPage language="en" receipt={receipt} />)
    expect(html).toContain('C-1')
    expect(html).toContain('23 Nov 2026, 11:00')
    expect(html).not.toContain('<form')
  })
})
