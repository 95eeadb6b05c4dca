import type { Language } from '#src/shared/i18n/language.ts'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import file from '#src/site/kinds/art/frames.svg?url'
import './company.css'

const words = {
  en: {
    before: 'Before',
    after: 'After',
    beforeLabel: 'Section through a house before the work: a gas heater and an old tank',
    afterLabel: 'The same house after it: panels, battery, heat pump and tank',
    caption: 'Every project is shown from one spot, before and after; photographs will replace the drawings.',
  },
  es: {
    before: 'Antes',
    after: 'Después',
    beforeLabel: 'Sección de una casa antes de la obra: un calentador de gas y un depósito viejo',
    afterLabel: 'La misma casa después: placas, batería, aerotermia y depósito',
    caption: 'Cada proyecto se ve desde el mismo sitio, antes y después; las fotos sustituirán a los dibujos.',
  },
} satisfies Record<Language, Record<string, string>>

/** Two frames for photographs, complete as drawings: the same house before and after. */
export function Frames({ language }: { language: Language }) {
  const text = words[language]
  return (
    <figure className="co-frames">
      <div className="co-pair">
        <Frame caption={text.before} label={text.beforeLabel} parts={['before', 'old']} />
        <Frame caption={text.after} label={text.afterLabel} parts={['before', 'after']} />
      </div>
      <figcaption>{text.caption}</figcaption>
    </figure>
  )
}

function Frame({ caption, label, parts }: { caption: string; label: string; parts: readonly string[] }) {
  return (
    <div className="co-frame">
      <span className="co-cap">{caption}</span>
      <svg viewBox="640 200 540 310" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
        {parts.map((part) => (
          <SvgPart key={part} file={file} part={part} />
        ))}
      </svg>
    </div>
  )
}
