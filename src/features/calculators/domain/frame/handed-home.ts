import { type QuoteAnswers, usualBillEur } from '#src/features/quote/domain/public.ts'
import type { HandOver } from './calculator.ts'

/** Goals that take the place of no machine: what the quote saves is then all that changes in the bills. What cools, or warms a pool, is new and only adds. */
const replacingNothing = [
  ...['lower-bills', 'blackout-protection', 'lower-carbon', 'independence'],
  ...['cooling', 'pool-heating'],
]

/** Whether the saving of the quote is the one that the calculator speaks of. A machine that takes the place of another saves on a bill that the quote does not know. */
export function savesAsQuoted({ goals = [] }: HandOver): boolean {
  return goals.every((goal) => replacingNothing.includes(goal))
}

/** The whole home of a hand-over: what the calculator asked, and the usual answers to what it did not. The quote asks the rest. */
export function handedHome({
  town,
  propertyType = 'villa',
  buildYear = 2000,
  occupancy = 'full-time',
  goals = ['lower-bills'],
  existingSystems = goals.includes('cooling') ? [] : ['air-conditioning'],
  budget = 'not-sure',
  annualKwh,
  monthlyBillEur,
  roofType,
  roofAzimuthDeg,
  roofTiltDeg,
  roofAreaM2,
  ...others
}: HandOver): QuoteAnswers {
  const roof = {
    ...(roofType !== undefined && { type: roofType }),
    ...(roofAzimuthDeg !== undefined && { azimuthDeg: roofAzimuthDeg }),
    ...(roofTiltDeg !== undefined && { tiltDeg: roofTiltDeg }),
    ...(roofAreaM2 !== undefined && { areaM2: roofAreaM2 }),
  }
  return {
    town,
    propertyType,
    buildYear,
    occupancy,
    existingSystems: [...existingSystems],
    goals: [...goals],
    budget,
    ...(annualKwh === undefined ? { monthlyBillEur: monthlyBillEur ?? usualBillEur(occupancy) } : { annualKwh }),
    ...others,
    ...(Object.keys(roof).length > 0 && { roof }),
  }
}
