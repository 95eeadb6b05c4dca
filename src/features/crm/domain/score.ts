/** How near a lead is to a yes: a sum of named reasons, each one seen by staff. It orders nothing by itself and decides nothing. */

export const scoreReasons = [
  'chose-option',
  'worth-much',
  'sent-bill',
  'booked-visit',
  'sent-photos',
  'opened-pdf',
  'opened-quote',
  'can-be-called',
  'withdrew',
  'did-not-answer',
] as const
export type ScoreReason = (typeof scoreReasons)[number]

const points: Record<ScoreReason, number> = {
  'chose-option': 30,
  'worth-much': 15,
  'sent-bill': 15,
  'booked-visit': 15,
  'sent-photos': 10,
  'opened-pdf': 8,
  'opened-quote': 4,
  'can-be-called': 3,
  withdrew: -30,
  'did-not-answer': -10,
}
/** Above the middle of our own price list's systems with a battery. */
const muchEur = 10_000

export interface Score {
  /** 0 to 100. */
  total: number
  reasons: { id: ScoreReason; points: number }[]
}

export interface Scored {
  valueEur: number | null
  phone: string | null
  source: string
  /** Kinds of the timeline's events, the newest first. */
  kinds: readonly string[]
}

/** The score of a lead with the reasons it is the sum of, the weightiest first. */
export function scoreOf({ valueEur, phone, source, kinds }: Scored): Score {
  const has = (kind: string) => kinds.includes(kind)
  /** The newest of two that undo each other counts. */
  const lastOf = (...two: string[]) => kinds.find((kind) => two.includes(kind))
  const found: Record<ScoreReason, boolean> = {
    'chose-option': lastOf('quote-chosen', 'quote-withdrawn') === 'quote-chosen',
    'worth-much': (valueEur ?? 0) >= muchEur,
    'sent-bill': source === '/api/bills/enquiries',
    'booked-visit': ['booking-made', 'booking-moved'].includes(
      lastOf('booking-made', 'booking-moved', 'booking-cancelled') ?? '',
    ),
    'sent-photos': has('photo-sent'),
    'opened-pdf': has('pdf-opened'),
    'opened-quote': has('quote-viewed'),
    'can-be-called': phone !== null,
    withdrew: lastOf('quote-chosen', 'quote-withdrawn') === 'quote-withdrawn',
    'did-not-answer': lastOf('called', 'called-no-answer') === 'called-no-answer',
  }
  const reasons = scoreReasons
    .filter((id) => found[id])
    .map((id) => ({ id, points: points[id] }))
    .sort((a, b) => b.points - a.points)
  const sum = reasons.reduce((total, reason) => total + reason.points, 0)
  return { total: Math.min(100, Math.max(0, sum)), reasons }
}
