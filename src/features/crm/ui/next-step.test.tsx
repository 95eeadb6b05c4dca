import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NextStep } from './next-step.app.tsx'

/** What the record of a lead says to do first. */

const now = new Date('2026-11-23T09:00:00+01:00')
const lead = { stage: 'new', answerBy: '2026-11-23T11:00:00+01:00', phone: '+34600000000', urgency: null } as const
const shown = (given: Partial<Parameters<typeof NextStep>[0]['lead']>) =>
  renderToStaticMarkup(<NextStep lead={{ ...lead, ...given }} now={now} language="en" visit={<i>visit</i>} />)

test('a lead that waits is called in time, and then the visit is offered', () => {
  expect(shown({})).toMatch(/Call today by 11:00.*<i>visit<\/i>/)
})

test('danger that waits is left to its own words: no hour and no visit stand before the call', () => {
  expect(shown({ urgency: 'critical' })).toBe('')
})

test('danger that has been answered is a lead like any other', () => {
  expect(shown({ urgency: 'critical', stage: 'contacted' })).toContain('<i>visit</i>')
})
