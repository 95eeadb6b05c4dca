import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { sectionsOf } from './markdown.ts'
import { renderNodes } from './render.tsx'

const pieces: readonly { name: string; en: string; es: string }[] = [
  {
    name: 'Paragraphs, headings, lists',
    en: `What decides your saving is when you are at home. The *diferencial* is the device with the test button, and [the quote](route:quote) asks eight things.

### Three things move the price

- the roof: tiles, flat or neither
- the board: **one phase** or three
- the way up

In this order:

1. First the fact.
2. Then the reason.`,
    es: `Lo que decide tu ahorro es cuándo hay alguien en casa. El diferencial es el aparato con el botón de prueba, y [el presupuesto](route:quote) pregunta ocho cosas.

### Tres cosas mueven el precio

- el tejado: teja, plano o ninguno
- el cuadro: **monofásico** o trifásico
- por dónde se sube

Por este orden:

1. Primero el hecho.
2. Luego el porqué.`,
  },
  {
    name: 'Table',
    en: `| Hours | Period | Working days |
| --- | --- | --- |
| 00:00 to 08:00 | valley | cheapest |
| 10:00 to 14:00, 18:00 to 22:00 | peak | dearest |
| the rest | flat | between the two |`,
    es: `| Horas | Periodo | Días laborables |
| --- | --- | --- |
| 00:00 a 08:00 | valle | lo más barato |
| 10:00 a 14:00 y 18:00 a 22:00 | punta | lo más caro |
| el resto | llano | entre los dos |`,
  },
  {
    name: 'Notes',
    en: `:::note{kind=advice}
With two months of use the panels pay back slowly.
:::

:::note{kind=information}
Weekends are valley all day.
:::

:::note{kind=problem}
Never wash panels in full sun.
:::

:::note{kind=unknown}
Nobody can tell you the exact loss from dirt without measuring.
:::`,
    es: `:::note{kind=advice}
Con dos meses de uso, las placas tardan mucho en pagarse.
:::

:::note{kind=information}
El fin de semana es valle todo el día.
:::

:::note{kind=problem}
Nunca laves las placas a pleno sol.
:::

:::note{kind=unknown}
Nadie puede decirte cuánto se pierde por la suciedad sin medirlo.
:::`,
  },
  {
    name: 'Verdict',
    en: `:::verdict
A battery first, panels second: the night is when this home uses most.
:::`,
    es: `:::verdict
Primero la batería y después las placas: esta casa gasta sobre todo de noche.
:::`,
  },
  {
    name: 'Steps',
    en: `:::steps
1. **Look at the board.** One lever down means one circuit.
2. **Unplug whatever is on it.** Then push the lever up.
3. **If it falls again, stop.** Something on that circuit is faulty.
:::`,
    es: `:::steps
1. **Mira el cuadro.** Una palanca bajada es un circuito.
2. **Desenchufa lo que esté conectado a él.** Después sube la palanca.
3. **Si vuelve a saltar, para.** Algo de ese circuito falla.
:::`,
  },
]

const show = (markdown: string, language: Language, at: number) => (
  <div className="prose">
    {sectionsOf(markdown, language).map(({ nodes }) => renderNodes(nodes, language, `prose-${at}`))}
  </div>
)

export const example: Example = {
  name: 'Prose',
  use: 'The words of a page: Markdown with notes, verdicts and steps.',
  states: pieces.map(({ name, en, es }, at) => ({
    name,
    show: (language) => show({ en, es }[language], language, at),
  })),
}
