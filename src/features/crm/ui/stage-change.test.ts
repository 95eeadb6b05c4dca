import { describe, expect, it } from 'vitest'
import { leadDetail } from '#src/features/crm/contract.ts'
import { lastStageChange, newestFirst, undoOf, usualNext, withStage } from './stage-change.ts'

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

  it('does nothing to a lead that is elsewhere already', () => {
    expect(withStage(lead, { from: 'quoted', to: 'accepted' }, by)).toBe(lead)
  })

  it('knows what usually follows', () => {
    expect(usualNext('new')).toBe('contacted')
    expect(usualNext('installed')).toBe('paid')
    expect(usualNext('paid')).toBe('aftercare')
    expect(usualNext('aftercare')).toBeUndefined()
    expect(usualNext('lost')).toBeUndefined()
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
