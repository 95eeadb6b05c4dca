import { clockHours, dayStart, millisPerHour } from '#src/features/energy-dashboard/domain/hours.ts'
import { mixUrl, pvpcUrl } from '#src/features/energy-dashboard/reading/apidatos.ts'
import { archiveUrl, surplusUrl } from '#src/features/energy-dashboard/reading/esios.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { OutsideError, type OutsideFailure, type OutsideRequest } from '#src/shared/http/outside.ts'

/**
 * Answers of Red Eléctrica in the shape it documents. The envelopes and names of fields are those of its answers of July and September 2026; the
 * figures are made up, so that every hour can be told from every other.
 */

/** Made-up EUR/MWh of an hour. */
export const priceAt = (date: string, hour: number) => Number(date.slice(8)) * 10 + hour

const stamped = (date: string, hour: number) => {
  const at = dayStart(date) + hour * millisPerHour
  const clock = clockHours(date)[hour] ?? 0
  const offset = Math.round((Date.parse(`${date}T${String(clock).padStart(2, '0')}:00:00Z`) - at) / millisPerHour)
  return `${date}T${String(clock).padStart(2, '0')}:00:00.000+0${offset}:00`
}

const series = (id: string, title: string, values: { value: number; datetime: string }[]) => ({
  type: title,
  id,
  groupId: null,
  attributes: {
    title,
    color: '#ffcf09',
    'last-update': '2026-07-25T20:46:25.000+02:00',
    values: values.map((v) => ({ ...v, percentage: 0.56 })),
  },
})
const envelope = (included: unknown[]) => ({
  data: {
    type: 'Precios mercado peninsular en tiempo real',
    id: 'mer13',
    attributes: {
      title: 'Precios mercado peninsular en tiempo real',
      'last-update': '2026-07-25T20:46:25.000+02:00',
      description: null,
    },
    meta: { 'cache-control': { cache: 'MISS' } },
  },
  included,
})

export const pvpcAnswer = (dates: readonly string[], leaveOut: (date: string, hour: number) => boolean = () => false) =>
  envelope([
    series(
      '1001',
      'PVPC',
      dates.flatMap((date) =>
        clockHours(date).flatMap((_, hour) =>
          leaveOut(date, hour) ? [] : [{ value: priceAt(date, hour), datetime: stamped(date, hour) }],
        ),
      ),
    ),
    series('600', 'Precio mercado spot', []),
  ])

const comma = (value: number) => value.toFixed(2).replace('.', ',')
export const archiveAnswer = (date: string) => ({
  PVPC: clockHours(date).map((_, hour) => ({
    Dia: date.split('-').reverse().join('/'),
    Hora: `${String(hour).padStart(2, '0')}-${String(hour + 1).padStart(2, '0')}`,
    PCB: comma(priceAt(date, hour)),
    CYM: comma(priceAt(date, hour)),
    COF2TD: '0,000105527108000000',
  })),
})
export const notPublished = { message: 'No values for specified archive' }

export const mixAnswer = (date: string) =>
  envelope([
    series('1', 'Eólica', [{ value: 287_000.5, datetime: `${date}T00:00:00.000+01:00` }]),
    series('2', 'Nuclear', [{ value: 133_000, datetime: `${date}T00:00:00.000+01:00` }]),
    series('3', 'Ciclo combinado', [{ value: 70_000, datetime: `${date}T00:00:00.000+01:00` }]),
    series('4', 'Turbinación bombeo', [{ value: -4000, datetime: `${date}T00:00:00.000+01:00` }]),
    series('5', 'Generación total', [{ value: 490_000, datetime: `${date}T00:00:00.000+01:00` }]),
  ])

export const error400 = { errors: [{ status: '400', title: 'Error Interno', detail: 'The time range is not valid' }] }

type Answer = unknown | OutsideFailure
/** What each address answers: JSON, text, or a failure by its code. */
export function wire(answers: Record<string, Answer>, otherwise: OutsideFailure = 'unreachable') {
  const asked: string[] = []
  return {
    asked,
    read: async ({ url }: OutsideRequest) => {
      asked.push(url)
      const answer = url in answers ? answers[url] : otherwise
      if (typeof answer === 'string' && !answer.startsWith('<')) throw new OutsideError(answer as OutsideFailure)
      return { body: Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)) }
    },
  }
}

/** Everything as it should be on a day, tomorrow with it when `evening`. */
export function goodDay(today: string, evening: boolean) {
  const tomorrow = addDays(today, 1)
  const last = evening ? tomorrow : today
  const dates = evening ? [today, tomorrow] : [today]
  return {
    [pvpcUrl(today, last)]: pvpcAnswer(dates),
    [archiveUrl(today)]: archiveAnswer(today),
    [archiveUrl(tomorrow)]: archiveAnswer(tomorrow),
    [mixUrl(addDays(today, -1), today)]: mixAnswer(addDays(today, -1)),
    [surplusUrl(today, last)]: {
      indicator: {
        values: dates.flatMap((date) =>
          clockHours(date).map((_, hour) => ({ value: 30 + hour, datetime: stamped(date, hour), geo_id: 8741 })),
        ),
      },
    },
  }
}
