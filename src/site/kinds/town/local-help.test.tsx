import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { LocalHelp } from './local-help.tsx'

it.each(languages)('gives the number for danger before all others in %s', (language) => {
  const html = renderToStaticMarkup(
    <LocalHelp town="marbella" page="emergency-electrician.marbella" language={language} />,
  )
  const numbers = [...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)
  expect(numbers).toHaveLength(3)
  expect(numbers[0]).toBe('112')
  expect(numbers[1]).toBe(business.phone.e164)
  expect(html).toContain('emergenc')
})
