import bills from '#facts/quote/bills.json' with { type: 'json' }
import { type Occupancy, occupancies } from '#src/shared/domain/vocabulary.ts'

/** The mean monthly bill that the question starts from, €: a home that stands empty for part of the year has a smaller one. Lived in, until the visitor says. */
export function usualBillEur(occupancy: string): number {
  return bills.usualEur[occupancyOf(occupancy)]
}

/** A bill of a home lived in all the year, as the same home pays it with the absences of an occupancy, €/month. */
export function billWithAbsencesEur(livedInEur: number, occupancy: string): number {
  return Math.round(livedInEur * bills.shareOfLivedIn[occupancyOf(occupancy)])
}

/** The occupancy that a form's word names; lived in all the year for any other word. */
function occupancyOf(word: string): Occupancy {
  return occupancies.find((known) => known === word) ?? 'full-time'
}
