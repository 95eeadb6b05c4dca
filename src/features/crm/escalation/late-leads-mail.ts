import type { Language } from '#src/shared/i18n/language.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'

interface LateLead {
  reference: string
  name: string
  answerBy: Date
  owner: string | null
  url: string
}

const words = {
  en: {
    subject: (count: number) => (count === 1 ? 'A first answer is late' : `${count} first answers are late`),
    intro: 'Nobody has been in touch with these people, and the time we promised is over:',
    row: ({ name, reference }: LateLead) => `${name} (${reference})`,
    detail: (by: string, owner: string | null) =>
      `promised by ${by}; ${owner ? `looked after by ${owner}` : 'nobody looks after it yet'}`,
    open: (reference: string) => `Open ${reference}`,
    end: 'The clock stops when somebody calls, writes or notes a message as sent.',
  },
  es: {
    subject: (count: number) =>
      count === 1 ? 'Una primera respuesta llega tarde' : `${count} primeras respuestas llegan tarde`,
    intro: 'Nadie se ha puesto en contacto con estas personas y el plazo que prometimos ya ha pasado:',
    row: ({ name, reference }: LateLead) => `${name} (${reference})`,
    detail: (by: string, owner: string | null) =>
      `prometida antes de ${by}; ${owner ? `la lleva ${owner}` : 'todavía no la lleva nadie'}`,
    open: (reference: string) => `Abrir ${reference}`,
    end: 'El reloj se para cuando alguien llama, escribe o anota un mensaje como enviado.',
  },
}

/** To those in charge: whose first answer is late, since when, and who looks after them. */
export function lateLeadsMail(input: { language: Language; brand: string; leads: readonly LateLead[] }): RenderedMail {
  const { language, brand, leads } = input
  const text = words[language]
  return renderMail({
    language,
    subject: text.subject(leads.length),
    brand,
    blocks: [
      { kind: 'paragraph', text: text.intro },
      {
        kind: 'facts',
        rows: leads.map(
          (lead) => [text.row(lead), text.detail(spokenInstant(lead.answerBy, language), lead.owner)] as const,
        ),
      },
      ...leads.map((lead) => ({ kind: 'link', label: text.open(lead.reference), url: lead.url }) as const),
      { kind: 'small', text: text.end },
    ],
  })
}
