import { expect, test } from 'vitest'
import type { LeadSummary } from '#src/features/crm/contract.ts'
import { changesFor, undoChanges } from './many-changes.ts'

const lead = (id: string, more: Partial<LeadSummary> = {}): LeadSummary => ({
  id,
  personId: id,
  reference: id,
  kind: 'enquiry',
  stage: 'new',
  name: id,
  email: null,
  phone: null,
  language: 'en',
  source: 'phone',
  town: null,
  valueEur: null,
  createdAt: '2026-11-23T10:00:00Z',
  updatedAt: '2026-11-23T10:00:00Z',
  service: null,
  ownerId: null,
  lostReason: null,
  version: 1,
  answerBy: null,
  urgency: null,
  takenBy: null,
  ...more,
})

test('each lead moves from where it stands, and who is there already is left alone', () => {
  const leads = [lead('a'), lead('b', { stage: 'quoted' }), lead('c', { stage: 'contacted' })]
  expect(changesFor(leads, { stage: { to: 'quoted' } })).toEqual([
    { id: 'a', stage: { from: 'new', to: 'quoted' } },
    { id: 'c', stage: { from: 'contacted', to: 'quoted' } },
  ])
})

test('an owner is given only where it changes something', () => {
  expect(changesFor([lead('a', { ownerId: 'x' }), lead('b')], { ownerId: 'x' })).toEqual([
    { id: 'b', owner: { id: 'x' } },
  ])
})

test('undoing names what each lead was, the reason of a lost one too, and leaves out what was refused', () => {
  const asked = changesFor([lead('a', { stage: 'lost', lostReason: 'price' }), lead('b'), lead('c')], {
    stage: { to: 'contacted' },
  })
  const done = [
    { id: 'a', before: { stage: 'lost' as const, lostReason: 'price' as const, ownerId: null }, taskId: null },
    { id: 'b', before: { stage: 'new' as const, lostReason: null, ownerId: null }, taskId: null },
  ]
  expect(undoChanges(asked, done)).toEqual([
    { id: 'a', stage: { from: 'contacted', to: 'lost', lostReason: 'price' } },
    { id: 'b', stage: { from: 'contacted', to: 'new' } },
  ])
})

test('undoing a change of owners gives each lead back', () => {
  const asked = changesFor([lead('a', { ownerId: 'x' }), lead('b')], { ownerId: 'y' })
  const done = [
    { id: 'a', before: { stage: 'new' as const, lostReason: null, ownerId: 'x' }, taskId: null },
    { id: 'b', before: { stage: 'new' as const, lostReason: null, ownerId: null }, taskId: null },
  ]
  expect(undoChanges(asked, done)).toEqual([
    { id: 'a', owner: { id: 'x' } },
    { id: 'b', owner: { id: null } },
  ])
})

test('a task goes to every one of them, and the way back takes the very tasks that were made', () => {
  const task = { title: 'Ring', dueAt: '2026-11-24T09:00:00Z' }
  const asked = changesFor([lead('a'), lead('b')], { task })
  expect(asked).toEqual([
    { id: 'a', task },
    { id: 'b', task },
  ])
  const before = { stage: 'new' as const, lostReason: null, ownerId: null }
  expect(undoChanges(asked, [{ id: 'b', before, taskId: 't' }])).toEqual([{ id: 'b', withdrawTask: 't' }])
})
