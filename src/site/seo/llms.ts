import { type Language, languages } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { openingLines } from '#src/site/opening-lines.ts'

export interface LlmsPage {
  title: string
  description: string
  path: string
}

const words = {
  en: {
    heading: 'Pages in English',
    summary:
      'Electrical, solar and HVAC installer on the Costa del Sol, Spain: Sotogrande to Málaga. Prices on screen before any contact detail, with VAT, as ranges with sources.',
  },
  es: {
    heading: 'Páginas en español',
    summary:
      'Instalador de electricidad, placas solares y climatización en la Costa del Sol, de Sotogrande a Málaga. El precio, antes que tu teléfono.',
  },
} as const

/** `llms.txt`: what the site is and where its pages are, for readers that are programs. */
export function llmsTxt(pages: Record<Language, readonly LlmsPage[]>, origin: string): string {
  const lists = languages.map((language) => {
    const rows = pages[language].map(({ title, description, path }) => `- [${title}](${origin}${path}): ${description}`)
    return `## ${words[language].heading}\n\n${rows.join('\n')}\n`
  })
  return `# ${business.name}

> ${words.en.summary}
> ${words.es.summary}

Phone ${business.phone.display}. Office hours, Spanish time: ${openingLines('en').join('; ')}. Danger to a person: call 112.
The API is described at ${origin}/api/openapi.json.

${lists.join('\n')}`
}
