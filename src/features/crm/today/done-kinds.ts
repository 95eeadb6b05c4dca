/** What can be ticked off on Today, besides tasks: an answer, a quote that was opened, a mail that did not go. */
export const doneKinds = ['answer', 'opened-quote', 'failed-mail'] as const
export type DoneKind = (typeof doneKinds)[number]
