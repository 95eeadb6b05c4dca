import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { CheckSheet } from './check-sheet.tsx'

const sheet = (signs: Parameters<typeof CheckSheet>[0]['signs']) => {
  const [section] = sectionsOf('## Checks\n\n1. **Number:** look it up.\n2. **Insurer:** ask.', 'en').filter(
    ({ heading }) => heading,
  )
  if (!section) throw new Error('no section')
  return renderToStaticMarkup(<CheckSheet section={section} signs={signs} language="en" />)
}

it('stands without signs, and with one for each check', () => {
  expect(sheet([])).not.toContain('We answer')
  const html = sheet([
    { warn: 'Being processed', ours: 'In writing' },
    { warn: 'No date', ours: 'By name' },
  ])
  expect(html.match(/class="rc-warn"/g)).toHaveLength(2)
  expect(html).toContain('Warning: ')
  expect(html).toContain('By name')
  expect(html).toMatch(/<h3>Number<\/h3><p>\s?Look it up\.<\/p>/)
})

it('shows a check of two paragraphs whole, without a column for names', () => {
  const [section] = sectionsOf('## Checks\n\n1. **Number:** look it up.\n\n   Then call.', 'en').filter(
    ({ heading }) => heading,
  )
  if (!section) throw new Error('no section')
  const html = renderToStaticMarkup(
    <CheckSheet section={section} signs={[{ warn: 'No', ours: 'Yes' }]} language="en" />,
  )
  expect(html).toContain('Then call.')
  expect(html).not.toContain('rc-named')
})

it('refuses a check without its sign', () => {
  expect(() => sheet([{ warn: 'Being processed', ours: 'In writing' }])).toThrow('1 signs for 2 checks')
})
