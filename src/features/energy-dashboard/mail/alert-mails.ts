import type { DayPrices } from '#src/features/energy-dashboard/domain/board.ts'
import { bestOfDay } from '#src/features/energy-dashboard/domain/day-view.ts'
import { machines, machineWords } from '#src/features/energy-dashboard/ui/machine-words.ts'
import { clockTime, longDay, spanOf } from '#src/features/energy-dashboard/ui/worded.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'

const words = {
  en: {
    confirmSubject: 'Confirm: the cheapest hours by e-mail each evening',
    confirm:
      'Somebody, we hope you, asked us to send the cheapest hours of the next day to this address each evening. Once you confirm it the e-mails begin; if you do nothing, we forget the address after seven days.',
    confirmAction: 'Yes, send them',
    subject: (day: string) => `Cheapest hours on ${day}`,
    intro: (day: string) =>
      `The regulated prices of ${day} are out. Before taxes, these are the cheapest hours for what can wait:`,
    row: (span: string, eur: string, worst: string, from: string) => `${span}: ${eur} instead of ${worst} from ${from}`,
    open: 'See all hours',
    end: 'Stop these e-mails',
  },
  es: {
    confirmSubject: 'Confirma: las mejores horas por correo cada tarde',
    confirm:
      'Alguien, esperamos que tú, nos pidió enviar cada tarde a esta dirección las horas más baratas del día siguiente. Confírmalo y empiezan los correos; si no haces nada, olvidamos la dirección a los siete días.',
    confirmAction: 'Sí, enviádmelas',
    subject: (day: string) => `Las mejores horas del ${day}`,
    intro: (day: string) =>
      `Ya están los precios regulados del ${day}. Sin impuestos, estas son las horas más baratas para lo que puede esperar:`,
    row: (span: string, eur: string, worst: string, from: string) =>
      `${span}: ${eur} en vez de ${worst} desde las ${from}`,
    open: 'Ver todas las horas',
    end: 'Dejar de recibir estos correos',
  },
}

export function confirmMail(o: { language: Language; brand: string; url: string }): RenderedMail {
  const text = words[o.language]
  return renderMail({
    language: o.language,
    subject: text.confirmSubject,
    brand: o.brand,
    blocks: [
      { kind: 'paragraph', text: text.confirm },
      { kind: 'action', label: text.confirmAction, url: o.url },
    ],
  })
}

export function bestHoursMail(o: {
  language: Language
  brand: string
  day: DayPrices
  boardUrl: string
  endUrl: string
}): RenderedMail {
  const { language, day } = o
  const text = words[language]
  const eur = (value: number) => formatEur(value, language, 2)
  const rows = machines.flatMap((machine) => {
    const runs = bestOfDay(day, machine)
    if (!runs) return []
    const { best, worst } = runs
    const said = text.row(spanOf(best, language), eur(best.eur), eur(worst.eur), clockTime(worst.fromClock))
    return [[machineWords(machine, language).name, said] as const]
  })
  const date = longDay(day.date, language)
  return renderMail({
    language,
    subject: text.subject(date),
    brand: o.brand,
    blocks: [
      { kind: 'paragraph', text: text.intro(date) },
      { kind: 'facts', rows },
      { kind: 'action', label: text.open, url: o.boardUrl },
      { kind: 'link', label: text.end, url: o.endUrl },
    ],
  })
}
