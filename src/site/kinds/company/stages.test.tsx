import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { Stages } from './stages.tsx'

const body = `## Stage 1: numbers before anyone drives

You answer a few questions.

**You hold:** an estimate.

## 2. Permissions

The town hall answers.`

const html = renderToStaticMarkup(
  <Stages heading="Stages" lede="How." sections={sectionsOf(body, 'en')} waits={[2]} language="en" />,
)

test('a stage has its number once, beside its name', () => {
  expect(html).toContain('</span>Numbers before anyone drives</h3>')
  expect(html).toContain('</span>Permissions</h3>')
})

test('what its owner holds after it stands apart, and begins as a sentence', () => {
  expect(html).toMatch(/<div class="co-held"><p><strong>You hold<\/strong> An estimate\.<\/p><\/div>/)
  expect(html.match(/co-held/g)).toHaveLength(1)
})

test('the line is hatched beside the stages that others decide', () => {
  expect(html.match(/<li class="co-waits"/g)).toHaveLength(1)
})
