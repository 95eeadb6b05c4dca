import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { valuesFromForm } from '#src/features/quote/domain/answers/form-body.ts'
import { refinementNames } from '#src/features/quote/domain/answers/form-values.ts'
import { QuoteForm } from './quote-form.tsx'

const form = (props: Partial<Parameters<typeof QuoteForm>[0]> = {}) =>
  renderToStaticMarkup(<QuoteForm language="en" brand="The House" privacyHref={null} {...props} />)

describe('the quote on one page, without JavaScript', () => {
  it('asks everything the contract asks, under its field names', () => {
    const names = [...form().matchAll(/ name="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(names)).toEqual(
      new Set([
        'homepage',
        'town',
        'propertyType',
        'buildYear',
        'occupancy',
        'monthlyBillEur',
        'annualKwh',
        'existingSystems',
        'goals',
        'budget',
        ...refinementNames,
        'name',
        'email',
        'phone',
        'consentPrivacy',
        'consentMarketing',
        'language',
      ]),
    )
  })

  it('ticks no consent beforehand', () => {
    expect(form()).not.toMatch(/checked/)
  })

  it('comes back with what was typed, escaped, and its errors beside the fields and at the top', () => {
    const html = form({
      values: valuesFromForm(new URLSearchParams('town=mijas&goals=cooling&name=%3Cscript%3E&buildYear=3024')),
      errors: [
        { field: 'buildYear', code: 'too_big', message: 'Too late a year' },
        { field: 'contact.email', code: 'email_or_phone_required', message: 'A way to answer' },
      ],
    })
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="3024"')
    expect(html).toMatch(/value="mijas"[^>]*checked|checked[^>]*value="mijas"/)
    expect(html).toContain('<a href="#form-buildYear">Too late a year</a>')
    expect(html).toMatch(/id="form-buildYear"[^>]*aria-invalid="true"/)
    expect(html.match(/A way to answer/g)).toHaveLength(2)
  })

  it('names what is missing, in the order of the questions', () => {
    const html = form({
      errors: [
        { field: 'contact.name', code: 'required', message: 'Fill this in' },
        { field: 'goals', code: 'choose_one', message: 'Choose at least one' },
        { field: 'town', code: 'required', message: 'Fill this in' },
      ],
    })
    const listed = [...html.matchAll(/<a href="#form-[^>]*>([^<]*)<\/a>/g)].map((match) => match[1])
    expect(listed).toEqual(['Choose the town', 'Choose at least one', 'Enter your name'])
  })

  it('keeps the refinements closed, and says what stands when they are blank', () => {
    const html = form()
    expect(html).toMatch(/<details class="q-refine">/)
    expect(html).toContain(
      'Left blank: 20\u00a0m² (apartment), 80\u00a0m² (villa), 35\u00a0m² (townhouse) or 90\u00a0m² (finca).',
    )
    expect(form({ language: 'es' })).toContain('Si lo dejas en blanco: 20° (teja), 15° (plano o azotea) o 10° (otro).')
  })

  it('opens them when one is filled in or wrong', () => {
    expect(form({ values: valuesFromForm(new URLSearchParams('persons=5')) })).toContain(
      '<details class="q-refine" open="">',
    )
    const html = form({ errors: [{ field: 'roof.areaM2', code: 'too_big', message: 'Too much roof' }] })
    expect(html).toContain('<details class="q-refine" open="">')
    expect(html).toContain('<a href="#form-roofAreaM2">Too much roof</a>')
  })

  it('keeps an angle that is not among those offered', () => {
    const html = form({ values: valuesFromForm(new URLSearchParams('roofAzimuthDeg=-30')) })
    expect(html).toMatch(/<option value="-30" selected="">-30°<\/option>/)
  })

  it('a test asks for nobody and says that it is a test', () => {
    const html = form({ test: true, language: 'es' })
    expect(html).not.toContain('name="email"')
    expect(html).toContain('name="test" value="true"')
    expect(html).toContain('Presupuesto de prueba')
  })

  it('links the privacy policy once there is a page for it', () => {
    expect(form({ privacyHref: '/privacy-policy' })).toContain('<a href="/privacy-policy">Privacy Policy</a>')
  })
})
