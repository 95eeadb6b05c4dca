import { expect, it } from 'vitest'
import { trapName } from '#src/shared/http/form-trap-name.ts'
import { pages } from './built-site.ts'

/** Forms that post without script. One that keeps what somebody wrote carries the field that nobody sees; the others are told apart by what they send. */
const keepsNothing = [
  // A bill is read, answered and forgotten.
  'class="b-drop"',
  'data-simulator',
  // A tariff of one's own, laid over the day.
  'name="step" value="tariff"',
]

it('every form that a stranger posts carries the field that nobody sees', () => {
  const found = pages
    .filter(({ isStaff }) => !isStaff)
    .flatMap(({ path, plain }) =>
      [...plain.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/gi)].map(([form]) => ({ path, form })),
    )
  const without = found.filter(
    ({ form }) => !form.includes(`name="${trapName}"`) && !keepsNothing.some((sign) => form.includes(sign)),
  )
  expect(without.map(({ path, form }) => `${path} ${form.slice(0, 120)}`)).toEqual([])
  expect(new Set(found.map(({ path }) => path)).size).toBeGreaterThan(10)
})
