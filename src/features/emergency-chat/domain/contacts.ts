import emergency from '#facts/local/emergency.json' with { type: 'json' }
import type { ChatLanguage } from './triage-types.ts'
import { chatText } from './words/chat-text.ts'
import type { ContactWords } from './words/types.ts'

export interface Contact {
  id: ContactWords
  name: string
  /** As people read it; the words 'the number on your bill' when nobody may print one. */
  number: string
  /** What a tel: link takes, null when there is nothing to dial. */
  tel: string | null
  type: 'emergency' | 'utility' | 'professional'
  coverage: string
  /** Day on which the number was last checked, null for our own. */
  checkedOn: string | null
  source: { title: string; url?: string } | null
  mark: 'verified' | 'single-source' | 'unverified' | 'own'
}

interface ContactWishes {
  language: ChatLanguage
  /** Town of the outward contract, when known: decides about the water company. */
  town?: string
  /** Our own phone as people read it, for instance '+34 711 004 350'. Left out of the list when not given. */
  phone?: string
}

const order: readonly ContactWords[] = [
  'emergency',
  'fire',
  'guardia-civil',
  'electricity-faults',
  'water-malaga',
  'water-bill',
  'water-listed',
  'gas',
  'us',
  'energia-xxi',
]

const utilities: readonly ContactWords[] = [
  'electricity-faults',
  'water-malaga',
  'water-bill',
  'water-listed',
  'gas',
  'energia-xxi',
]

/** The numbers that anybody may need, 112 first and the line that takes no faults last, each with date, source and mark. */
export function publicContacts({ language, town, phone }: ContactWishes): Contact[] {
  return order.flatMap((id) => {
    if (id === 'water-malaga' && town !== undefined && town !== 'malaga') return []
    if (id === 'water-bill' && town === 'malaga') return []
    const contact = contactOf(id, language, phone)
    return contact ? [contact] : []
  })
}

function contactOf(id: ContactWords, language: ChatLanguage, phone: string | undefined): Contact | undefined {
  const text = chatText(language)
  const type = id === 'us' ? 'professional' : utilities.includes(id) ? 'utility' : 'emergency'
  const base = { id, type, ...text.contactNames[id] } as const
  if (id === 'us') {
    if (!phone) return undefined
    return { ...base, number: phone, tel: dialled(phone), checkedOn: null, source: null, mark: 'own' }
  }
  if (id === 'water-bill') {
    return { ...base, number: text.numberOnBill, tel: null, checkedOn: null, source: null, mark: 'own' }
  }
  const fact = emergency.numbers.find((row) => row.id === id)
  const mark = markOf(fact?.mark)
  if (!fact || !mark) return undefined
  return {
    ...base,
    number: fact.number,
    tel: dialled(fact.number),
    checkedOn: fact.read ?? emergency.checked,
    source: fact.source ?? null,
    mark,
  }
}

const dialled = (number: string) => number.replace(/[^\d+]/g, '')

function markOf(mark: string | undefined): Contact['mark'] | undefined {
  return (['verified', 'single-source', 'unverified'] as const).find((known) => known === mark)
}
