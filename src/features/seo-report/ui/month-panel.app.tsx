import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { storedToken } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

const words = {
  en: {
    title: 'A month on two pages',
    intro: 'Leads, quotes and money by first page, then speed and what to mend: for the owner, to print or to file.',
    month: 'Month',
    open: { en: 'In English', es: 'In Spanish' },
    failed: 'The document could not be made. Try again in a moment.',
  },
  es: {
    title: 'Un mes en dos páginas',
    intro:
      'Solicitudes, presupuestos y dinero por primera página, y después la velocidad y lo que hay que arreglar: para el dueño, para imprimir o archivar.',
    month: 'Mes',
    open: { en: 'En inglés', es: 'En español' },
    failed: 'No se ha podido hacer el documento. Prueba dentro de un momento.',
  },
}

/** The owner's month as a document, in either language. `today` is the day in Spain; last month is whole. */
export function MonthPanel({ language, today }: { language: Language; today: string }) {
  const text = words[language]
  const [month, setMonth] = useState(monthBefore(today))
  const open = useMutation({
    mutationFn: async (written: Language) => {
      const answer = await fetch(`/api/admin/month-report.pdf?month=${month}&language=${written}`, {
        headers: { authorization: `Bearer ${storedToken() ?? ''}` },
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const url = URL.createObjectURL(await answer.blob())
      window.open(url, '_blank', 'noopener')
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    },
  })
  return (
    <section className="panel stack" aria-labelledby="month-title">
      <h2 id="month-title">{text.title}</h2>
      <p className="mut">{text.intro}</p>
      <div className="row">
        <label>
          {text.month}{' '}
          <input
            className="in"
            type="month"
            value={month}
            max={today.slice(0, 7)}
            onChange={(event) => setMonth(event.currentTarget.value)}
          />
        </label>
        {(['en', 'es'] as const).map((written) => (
          <Button key={written} tone="secondary" busy={open.isPending} onClick={() => open.mutate(written)}>
            {text.open[written]}
          </Button>
        ))}
      </div>
      {open.isError ? (
        <p className="note bad" role="alert">
          {text.failed}
        </p>
      ) : null}
    </section>
  )
}

function monthBefore(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 15)).toISOString().slice(0, 7)
}
