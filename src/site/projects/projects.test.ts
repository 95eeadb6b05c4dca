import { expect, test } from 'vitest'
import { projectFields } from '#src/features/content/format/post.ts'
import { sumsOf } from './projects.ts'

const month = (p90: number) => ({ p90, p50: p90 + 50, p10: p90 + 100 })
const fields = projectFields.parse({
  town: 'mijas',
  inUseSince: '2026-01-10',
  hasConsent: true,
  promisedKwh: [400, 450, 600, 700, 800, 850, 900, 850, 700, 550, 420, 380].map(month),
  measured: [
    { month: '2026-02', kwh: 470 },
    { month: '2026-03', kwh: 590 },
  ],
})

test('what was measured is held against the promise of the same months', () => {
  expect(sumsOf(fields)).toEqual({ months: 2, measuredKwh: 1060, leastKwh: 1050, below: 1 })
  const { promisedKwh: _, ...plain } = fields
  expect(sumsOf(plain)).toEqual({ months: 2, measuredKwh: 1060, leastKwh: undefined, below: 0 })
})
