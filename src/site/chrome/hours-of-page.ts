import type { Business } from '#src/site/business.ts'

/** The week's hours as the footer carries them for scripts: a day's minutes in a row, days apart: '540-1080/540-1080'. Sunday first. */
export function hoursForPage(week: Business['openingWeek']): string {
  return week.map((spans) => spans.map(({ fromMinute, toMinute }) => `${fromMinute}-${toMinute}`).join()).join('/')
}

/** What `hoursForPage` has written; undefined on a page without it. */
export function hoursOfPage(page: Document): Business['openingWeek'] | undefined {
  const written = page.querySelector<HTMLElement>('[data-week]')?.dataset.week
  const days = written?.split('/')
  if (days?.length !== 7) return undefined
  return days.map((day) =>
    day === ''
      ? []
      : day.split(',').map((span) => {
          const [fromMinute = 0, toMinute = 0] = span.split('-').map(Number)
          return { fromMinute, toMinute }
        }),
  )
}
