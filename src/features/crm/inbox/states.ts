/** Waits for us; answered, so that we wait for them; closed. */
export const inboxStates = ['open', 'waiting', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

/** Events of the timeline by which a person reaches us. */
export const incomingKinds: readonly string[] = [
  'quote-chosen',
  'quote-withdrawn',
  'photo-sent',
  'booking-made',
  'booking-moved',
  'booking-cancelled',
]
