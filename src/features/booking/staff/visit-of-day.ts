import { topicNames } from '#src/features/booking/text/topics.ts'
import type { VisitOfDay } from '#src/features/crm/public.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import type { CalendarItem } from './contract.ts'
import { calendarText } from './text.ts'

/** A calendar item as Today shows it: what it is about and where, in words. */
export function visitOfDay(item: CalendarItem, crew: string, now: Date): VisitOfDay {
  const isVideo = item.mode === 'video'
  const what = (language: 'en' | 'es') =>
    [
      isVideo ? calendarText[language].video : undefined,
      item.topic ? topicNames[language][item.topic] : item.note || (isVideo ? undefined : calendarText[language].visit),
    ]
      .filter(Boolean)
      .join(', ')
  return {
    id: item.id,
    leadId: item.leadId,
    start: item.start,
    end: item.end,
    crew,
    name: item.name,
    what: { en: what('en'), es: what('es') },
    town: item.town && !isVideo ? townNames[item.town] : '',
    address: item.address || null,
    phone: item.phone,
    travelMinutes: item.travelMinutes,
    done: Date.parse(item.end) <= now.getTime(),
  }
}
