import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
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

it('is rung day and night while staff say so, and else in the hours of the office', () => {
  const zero = versionZero('2026-11-21')
  const shown = (isOnCall: boolean) =>
    reading({ ...zero, isOnCall }, () =>
      renderToStaticMarkup(<LocalHelp town="marbella" page="emergency-electrician.marbella" language="en" />),
    ).result
  expect(shown(true)).toContain('call us day and night:')
  expect(shown(false)).not.toContain('day and night')
  expect(shown(false)).toMatch(/call us \(Mon–Fri [^)]+\):/)
})
