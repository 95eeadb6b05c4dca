import { expect, it } from 'vitest'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { arrange, withoutLimits } from './arrange.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')

it('gives a section with a figure the width, and sets short texts side by side', () => {
  const { bands } = arrange(
    sectionsOf(`## A\n\n${words(40)}\n\n## B\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## C\n\n${words(40)}`, 'en'),
    500,
  )
  expect(
    bands.map((band) => (band.kind === 'columns' ? band.sections.map(({ heading }) => heading) : 'figure')),
  ).toEqual([['A', 'C'], 'figure'])
})

it('folds what follows once enough words stand open, but never a warning', () => {
  const { bands, folded } = arrange(
    sectionsOf(
      `## A\n\n${words(200)}\n\n## B\n\n${words(50)}\n\n## C\n\n:::note{kind=problem}\nLeave.\n:::\n\n${words(20)}`,
      'en',
    ),
    150,
  )
  expect(folded.map(({ heading }) => heading)).toEqual(['B'])
  expect(JSON.stringify(bands)).toContain('Leave.')
})

it('folds a short text that would stand alone', () => {
  const { bands, folded } = arrange(sectionsOf(`## A\n\n${words(30)}`, 'en'), 500)
  expect(bands).toEqual([])
  expect(folded.map(({ heading }) => heading)).toEqual(['A'])
})

it('takes the notes on what a page leaves open out of its sections', () => {
  const { sections, limits } = withoutLimits(
    sectionsOf(`## A\n\nText.\n\n## B\n\n:::note{kind=unknown}\nOpen.\n:::`, 'en'),
  )
  expect(sections.map(({ heading }) => heading)).toEqual(['A'])
  expect(JSON.stringify(limits)).toContain('Open.')
})
