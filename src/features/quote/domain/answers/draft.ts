import { emptyValues, type FormValues, refinementNames } from './form-values.ts'
import { type StepId, stepIds } from './steps.ts'

/**
 * The draft that stays on the visitor's device: the answers and the step, in no language, so that the page in the other
 * language goes on with it. Name, e-mail and phone are no part of it (they stay in the tab's own storage), consents are never stored.
 */
export interface Draft {
  values: FormValues
  step: StepId
  /** The Idempotency-Key of the last try to send, and of what. */
  attempt?: Attempt
  /** Milliseconds since 1970. */
  savedAt: number
}

export interface Attempt {
  key: string
  /** Fingerprint of the body that the key was made for. */
  body: string
  madeAt: number
}

export interface Contact {
  name: string
  email: string
  phone: string
}

const version = 1
const draftLifeMs = 30 * 86_400_000
/** Within this time the same answers sent again are the same quote; later they are a new one, at that day's prices. */
const attemptLifeMs = 12 * 3_600_000

/** Text for local storage, without anything that names a person. */
export function draftText(draft: Draft): string {
  const {
    name: _name,
    email: _email,
    phone: _phone,
    consentPrivacy: _p,
    consentMarketing: _m,
    ...answers
  } = draft.values
  return JSON.stringify({ version, ...draft, values: answers })
}

/** The draft of a stored text; undefined for none, for junk, for another version and after 30 days. */
export function draftOf(text: string | null, now: number): Draft | undefined {
  const stored = parsed(text)
  if (stored?.version !== version || typeof stored.savedAt !== 'number' || now - stored.savedAt > draftLifeMs) return
  const step = stepIds.find((id) => id === stored.step)
  if (!step) return
  const attempt = attemptOf(stored.attempt)
  return { values: answersOf(stored.values), step, savedAt: stored.savedAt, ...(attempt && { attempt }) }
}

/** What a name, an e-mail and a phone look like in the tab's storage; undefined for junk. */
export function contactOf(text: string | null): Contact | undefined {
  const stored = parsed(text)
  if (!stored) return
  const word = (value: unknown) => (typeof value === 'string' ? value : '')
  return { name: word(stored.name), email: word(stored.email), phone: word(stored.phone) }
}

/**
 * The key for sending this body: the last one while the body is the same and recent, so that a retry or a second press can
 * never make a second quote; otherwise a new one from `newKey`.
 */
export function attemptFor(body: string, last: Attempt | undefined, now: number, newKey: () => string): Attempt {
  const print = fingerprint(body)
  if (last && last.body === print && now - last.madeAt < attemptLifeMs) return last
  return { key: newKey(), body: print, madeAt: now }
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  if (!text) return
  try {
    return record(JSON.parse(text))
  } catch {
    return
  }
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

function answersOf(stored: unknown): FormValues {
  const source = record(stored) ?? {}
  const word = (name: string) => (typeof source[name] === 'string' ? source[name] : '')
  const list = (name: string) => {
    const value = source[name]
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
  }
  const by = source.consumptionBy
  const values = emptyValues()
  for (const name of refinementNames) values[name] = word(name)
  return {
    ...values,
    town: word('town'),
    propertyType: word('propertyType'),
    buildYear: word('buildYear'),
    occupancy: word('occupancy'),
    consumptionBy: by === 'bill' || by === 'kwh' ? by : '',
    monthlyBillEur: word('monthlyBillEur'),
    annualKwh: word('annualKwh'),
    existingSystems: list('existingSystems'),
    goals: list('goals'),
    budget: word('budget'),
  }
}

function attemptOf(stored: unknown): Attempt | undefined {
  const source = record(stored)
  if (typeof source?.key !== 'string' || typeof source.body !== 'string' || typeof source.madeAt !== 'number') return
  return { key: source.key, body: source.body, madeAt: source.madeAt }
}

/** FNV-1a, 32 bits, twice with different seeds: enough to tell two bodies of one visitor apart, and no copy of them. */
function fingerprint(text: string): string {
  const hash = (seed: number) => {
    let value = seed
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
    return (value >>> 0).toString(36)
  }
  return `${hash(2166136261)}-${hash(3339675911)}`
}
