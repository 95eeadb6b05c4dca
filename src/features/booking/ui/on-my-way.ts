import { clockTime } from '#src/features/booking/text/times.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a customer reads when the crew leaves, in their language. */
const words: Record<Language, (time: string) => string> = {
  en: (time) =>
    `Hello, we are on our way to you for our visit at ${time}. If anything has changed, answer here and we will see it.`,
  es: (time) =>
    `Hola, vamos de camino a tu casa para la visita de las ${time}. Si ha cambiado algo, responde aquí y lo veremos.`,
}

/** The customer's WhatsApp chat with that we are coming in it. */
export const onMyWayLink = (phone: string, language: Language, start: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(words[language](clockTime(new Date(start))))}`
