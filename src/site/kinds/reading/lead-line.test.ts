import { expect, test } from 'vitest'
import { sectionsOf, textOf } from '#src/site/content/markdown.ts'
import { leadOnOwnLine } from './lead-line.ts'

const read = (markdown: string) =>
  sectionsOf(markdown, 'en').flatMap(({ nodes }) => nodes.map((node) => textOf(leadOnOwnLine(node))))

test('a bold lead on a line of its own loses its colon, and the sentence after it gets a capital', () => {
  expect(read('**Lift the RCD:** push the wide lever up.')).toEqual(['Lift the RCD Push the wide lever up.'])
  expect(read('- **El termo:** élite de noche.\n- **Ya está:** 2 horas y fin.')).toEqual([
    'El termo Élite de noche. Ya está 2 horas y fin.',
  ])
})

test('words without a lead, or with one that is a sentence already, stay as they are', () => {
  expect(read('**Lift it.** Then wait.')).toEqual(['Lift it. Then wait.'])
  expect(read('No lead: nothing to do.')).toEqual(['No lead: nothing to do.'])
})
