import { describe, expect, it } from 'vitest'
import { leadDetail } from '#src/features/crm/contract.ts'
import { chosenStage, lastStageChange, lostValue, newestFirst, undoOf, withStage } from './stage-change.ts'

const lead = leadDetail.parse({
  id: '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d',
  personId: '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3d',
  reference: 'L-0001',
  kind: 'enquiry',
  stage: 'new',
  name: 'Ana Ejemplo',
  email: 'ana@example.com',
  phone: null,
  language: 'es',
  source: '/es/contacto',
  town: null,
  valueEur: null,
  createdAt: '2026-11-21T10:00:00+01:00',
  updatedAt: '2026-11-21T10:00:00+01:00',
  ownerId: null,
  lostReason: null,
  version: 1,
  partnerCode: null,
  firstSource: null,
  firstReferrer: null,
  firstIsOfVisit: null,
  firstTouchAt: null,
  answerBy: null,
  urgency: null,
  takenBy: null,
  conversation: null,
  location: null,
  service: 'solar',
  message: null,
  consent: { privacy: true, marketing: false, textVersion: '1', at: '2026-11-21T10:00:00+01:00' },
  quote: null,
  timeline: [
    {
      id: '6f1f8f4e-0d8c-4d0e-9e57-3f6f8a1b2c3e',
      at: '2026-11-21T10:00:00+01:00',
      kind: 'created',
      actor: null,
      data: {},
    },
  ],
  mails: [],
  messages: [],
  job: null,
  deposit: null,
  score: null,
  restricted: false,
})
const by = { name: 'Eva', at: new Date('2026-11-21T10:30:00Z') }

describe('a stage change', () => {
  it('shows at once, with its line in the timeline, and leaves the original untouched', () => {
    const moved = withStage(lead, { from: 'new', to: 'contacted' }, by)
    expect(moved.stage).toBe('contacted')
    expect(moved.timeline[0]).toMatchObject({
      kind: 'stage-changed',
      actor: 'Eva',
      data: { from: 'new', to: 'contacted' },
    })
    expect(leadDetail.safeParse(moved).success).toBe(true)
    expect(lead.stage).toBe('new')
    expect(lead.timeline).toHaveLength(1)
  })

  it('is undone by its reverse', () => {
    const change = { from: 'new', to: 'lost' } as const
    expect(withStage(withStage(lead, change, by), undoOf(change), by).stage).toBe('new')
  })

  it('to lost has its reason, in the lead and its timeline', () => {
    const moved = withStage(lead, { from: 'new', to: 'lost', lostReason: 'price' }, by)
    expect(moved.lostReason).toBe('price')
    expect(moved.timeline[0]?.data).toEqual({ from: 'new', to: 'lost', lostReason: 'price' })
  })

  it('out of lost, undone, has the reason it had', () => {
    const change = { from: 'lost', to: 'new' } as const
    expect(undoOf(change, 'price')).toEqual({ from: 'new', to: 'lost', lostReason: 'price' })
    expect(undoOf({ from: 'new', to: 'contacted' }, 'price')).toEqual({ from: 'contacted', to: 'new' })
  })

  it('is chosen from a menu as a stage, or as a reason for lost', () => {
    expect(chosenStage('quoted')).toEqual({ to: 'quoted' })
    expect(chosenStage(lostValue('no-answer'))).toEqual({ to: 'lost', lostReason: 'no-answer' })
    for (const none of ['', 'lost:', 'lost:weather', 'gone']) expect(chosenStage(none)).toBeUndefined()
  })

  it('does nothing to a lead that is elsewhere already', () => {
    expect(withStage(lead, { from: 'quoted', to: 'accepted' }, by)).toBe(lead)
  })
})

describe('the timeline', () => {
  it('puts the newest on top across time zones', () => {
    const later = {
      ...lead,
      timeline: [...lead.timeline, ...withStage(lead, { from: 'new', to: 'lost' }, by).timeline],
    }
    expect(newestFirst(later.timeline)[0]?.kind).toBe('stage-changed')
  })

  it('tells who was first', () => {
    expect(lastStageChange(lead)).toBeUndefined()
    expect(lastStageChange(withStage(lead, { from: 'new', to: 'lost' }, by))?.actor).toBe('Eva')
  })
})
