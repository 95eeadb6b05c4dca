import { randomUUID } from 'node:crypto'
import { currentRules } from '#src/features/booking/public.ts'
import { insertBooking } from '#src/features/booking/repo.ts'
import { slotOffer } from '#src/features/booking/schema.ts'
import type { Actor } from '#src/features/crm/repo.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { isHoliday } from '#src/site/hours.ts'

/** The crews' days of the sample business: four crews, a week with visits, leave, and times that are offered. */

const hour = 60

/** The next working day from `date` on. */
function workingDay(date: PlainDate): PlainDate {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || isHoliday(date) ? workingDay(addDays(date, 1)) : date
}

export async function sampleDays(
  db: Database,
  publications: Publications,
  ids: ReadonlyMap<number, string>,
  staff: readonly Actor[],
  now: Date,
): Promise<void> {
  await sampleCrews(db, publications)
  const today = workingDay(madridDate(now))
  const next = workingDay(addDays(today, 1))
  const third = workingDay(addDays(next, 1))
  const fourth = workingDay(addDays(third, 1))
  const before = addDays(today, -1)
  const visits: [number, string, PlainDate, number, number, Town, string, string, boolean][] = [
    [1012, 'design', before, 9.5 * hour, 60, 'mijas', 'solar', 'Sample: photographs and measurements are in', true],
    [1029, 'design', today, 9.5 * hour, 60, 'fuengirola', 'solar', 'Sample: gate code in the notes', true],
    [1027, 'design', today, 12.5 * hour, 60, 'marbella', 'solar', 'Sample: roof survey', true],
    [1022, 'design', today, 16 * hour, 60, 'marbella', 'pool-heating', 'Sample: pool and solar', true],
    [958, 'crew-1', today, 9 * hour, 450, 'estepona', 'solar', 'Sample: panels and battery, day 2 of 2', true],
    [966, 'crew-2', today, 9 * hour, 270, 'mijas', 'heat-pump', 'Sample: heat pump, day 1 of 2', true],
    [874, 'crew-2', today, 15 * hour, 60, 'marbella', 'pool-heating', 'Sample: pool check', true],
    [944, 'electrician', today, 12 * hour, 60, 'fuengirola', 'electrical', 'Sample: test for the certificate', true],
    [1036, 'electrician', next, 9.5 * hour, 60, 'malaga', 'ev-charger', 'Sample: shared garage', true],
    [987, 'crew-1', next, 9.5 * hour, 60, 'estepona', 'solar', 'Sample: roof and scaffold check', false],
    [966, 'crew-2', next, 9 * hour, 420, 'mijas', 'heat-pump', 'Sample: heat pump, day 2 of 2', true],
    [1031, 'design', third, 11 * hour, 90, 'sotogrande', 'heat-pump', 'Sample: heat pump survey', false],
    [939, 'crew-1', third, 10 * hour, 120, 'marbella', 'solar', 'Sample: switch-on with the distributor', true],
    [1039, 'design', fourth, 15 * hour, 60, 'sotogrande', 'solar', 'Sample: roof survey', true],
  ]
  for (const [number, crewId, day, minute, lasts, town, topic, note, isTold] of visits) {
    const startAt = madridInstant(day, minute)
    await insertBooking(db, {
      id: randomUUID(),
      kind: 'visit',
      reference: `SAMPLE-V-${number}-${day.slice(5)}`,
      leadId: ids.get(number) ?? null,
      crewId,
      startAt,
      endAt: new Date(startAt.getTime() + lasts * 60_000),
      topic,
      mode: 'visit',
      town,
      address: `Sample street ${number % 90}`,
      note,
      language: 'en',
      toldSequence: isTold ? 0 : null,
      createdAt: now,
      updatedAt: now,
    })
  }
  for (const [crewId, day, note] of [
    ['crew-1', fourth, 'Sample: van service'],
    ['electrician', fourth, 'Sample: leave'],
  ] as const)
    await insertBooking(db, {
      id: randomUUID(),
      kind: 'leave',
      reference: `SAMPLE-L-${crewId}`,
      crewId,
      startAt: madridInstant(day, 0),
      endAt: madridInstant(addDays(day, 1), 0),
      note,
      language: 'en',
      createdAt: now,
      updatedAt: now,
    })
  await db.insert(slotOffer).values({
    leadId: ids.get(1041) ?? randomUUID(),
    crewId: 'design',
    startAt: madridInstant(next, 11 * hour),
    endAt: madridInstant(next, 12 * hour),
    town: 'marbella',
    until: madridInstant(next, 10 * hour),
    byName: staff[0]?.name ?? '',
    createdAt: now,
  })
}

/** The office's survey and three crews, published like any other change of the rules. */
async function sampleCrews(db: Database, publications: Publications): Promise<void> {
  const { rules } = currentRules(publications)
  const [design] = rules.crews
  if (!design) return
  const crews = [
    { ...design, name: 'Survey (sample)' },
    { ...design, id: 'crew-1', name: 'Crew 1, solar (sample)', topics: ['solar', 'battery'], modes: ['visit'] },
    {
      ...design,
      id: 'crew-2',
      name: 'Crew 2, climate (sample)',
      base: 'fuengirola',
      topics: ['heat-pump', 'air-conditioning', 'pool-heating', 'hot-water', 'underfloor-heating'],
      modes: ['visit'],
    },
    {
      ...design,
      id: 'electrician',
      name: 'Electrician (sample)',
      topics: ['electrical', 'ev-charger', 'maintenance', 'blackout-protection'],
      modes: ['visit'],
    },
  ]
  await publications.publish(db, {
    subject: 'booking:rules',
    value: { ...rules, crews },
    by: { id: null, name: 'Sample' },
    language: 'en',
  })
}
