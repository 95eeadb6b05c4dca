import { type Topic, topics } from '#src/features/booking/domain/rules.ts'

/** What a visit to a lead is about: a quote is of panels first, and whoever has a fault needs an electrician. */
export const topicOf = ({ service, kind }: { service: string | null; kind: string }): Topic =>
  topics.find((topic) => topic === service) ?? (kind === 'quote' ? 'solar' : 'electrical')
