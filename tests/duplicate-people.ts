import type { ComparedPerson } from '#src/features/crm/domain/duplicates/likeness.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'

/**
 * People as an office on the coast has them, a part of them typed in twice: for tests and the bench. The names are few and common on purpose, so that
 * many different people are called the same.
 */

const firstNames =
  'María Carmen,José,Antonio,Manuel,Francisco,Ana,Isabel,Dolores,Javier,Rafael,Lucía,Marta,Pablo,David,Laura,Íñigo,Begoña,James,Robert,William,Elizabeth,Susan,Michael,Patricia,Thomas,Anna,Jürgen,Ingrid,Lars,Sofie'.split(
    ',',
  )
const surnames =
  'García,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Ruiz,Hernández,Díaz,Moreno,Muñoz,Álvarez,Romero,Navarro,Torres,Domínguez,Vázquez,Ramos,Gil,Serrano,Blanco,Molina,Smith,Taylor,Walker,Hughes,Edwards,Clarke,Robinson,Svensson,Müller,Jansen,Dubois'.split(
    ',',
  )
const petNames: Record<string, string> = {
  José: 'Pepe',
  Francisco: 'Paco',
  Manuel: 'Manolo',
  Dolores: 'Lola',
  Rafael: 'Rafa',
  Javier: 'Javi',
  Robert: 'Bob',
  William: 'Bill',
  Michael: 'Mike',
  Thomas: 'Tom',
}

/** Mulberry32: small, seeded, the same everywhere. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface PeopleWithDuplicates {
  people: ComparedPerson[]
  /** Ids of the two records of one person. */
  duplicates: [string, string][]
}

/** `count` records of which `again` are second records of people among the others. */
export function peopleWithDuplicates(count: number, again: number, seed: number): PeopleWithDuplicates {
  const random = seeded(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const people: ComparedPerson[] = []
  for (let n = 0; n < count - again; n++) {
    const [first, surname, second] = [pick(firstNames), pick(surnames), pick(surnames)]
    const name = random() < 0.6 ? `${first} ${surname} ${second}` : `${first} ${surname}`
    const phone = random() < 0.9 ? `+346${String(Math.floor(random() * 1e8)).padStart(8, '0')}` : null
    const handle = `${plain(first).slice(0, 1)}${plain(surname)}${Math.floor(random() * 1e5)}`
    const email =
      phone === null || random() < 0.85
        ? `${handle}@${pick(['gmail.com', 'hotmail.com', 'outlook.es', 'icloud.com'])}`
        : null
    people.push({ id: id(n), name, email, phone, town: pick(towns) })
  }
  const duplicates: [string, string][] = []
  const originals = people.toSorted(() => random() - 0.5).slice(0, again)
  for (const [k, original] of originals.entries()) {
    const copy = pick(variants)(original, random)
    people.push({ ...copy, id: id(count - again + k) })
    duplicates.push([original.id, id(count - again + k)])
  }
  return { people, duplicates }
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W/g, '').toLowerCase()
type Variant = (person: ComparedPerson, random: () => number) => ComparedPerson

/** How the same person comes a second time. */
const variants: Variant[] = [
  // The same again, from another form.
  (p) => ({ ...p }),
  // Without accents, in capitals.
  (p) => ({ ...p, name: plainName(p.name).toUpperCase() }),
  // Only the number or only the address is given the second time.
  (p) => (p.phone && p.email ? { ...p, email: null } : { ...p }),
  (p) => (p.phone && p.email ? { ...p, phone: null } : { ...p }),
  // Surname first, another address.
  (p) =>
    p.phone
      ? { ...p, name: p.name.split(' ').toReversed().join(' '), email: `other.${plain(p.name)}@example.com` }
      : { ...p },
  // The second surname left out, another town, another number.
  (p, random) =>
    p.email
      ? {
          ...p,
          name: p.name.split(' ').slice(0, -1).join(' ') || p.name,
          phone: `+346${Math.floor(1e7 + random() * 8e7)}`,
        }
      : { ...p },
  // What the family calls them.
  (p) => ({ ...p, name: p.name.replace(/^\S+/, (first) => petNames[first] ?? first) }),
  // A slip in the name and in the number.
  (p, random) => ({ ...p, name: slip(p.name, random), phone: p.phone && slipInNumber(p.phone, random) }),
  // A slip in the address.
  (p, random) =>
    p.email
      ? {
          ...p,
          email: p.email.replace('gmail', 'gmial').replace('hotmail', 'hotmial'),
          phone: random() < 0.5 ? p.phone : null,
        }
      : { ...p },
  // The address in capitals, with a plus; nobody comes without any way to reach them.
  (p) => (p.email ? { ...p, email: p.email.replace('@', '+casa@').toUpperCase(), phone: null } : { ...p }),
]

const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')

function slip(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 3))
  return /\p{L}{2}/u.test(name.slice(at, at + 2)) ? name.slice(0, at) + name.slice(at + 1) : name
}

function slipInNumber(phone: string, random: () => number): string {
  const at = 5 + Math.floor(random() * (phone.length - 6))
  return phone.slice(0, at) + String((Number(phone[at]) + 1 + Math.floor(random() * 8)) % 10) + phone.slice(at + 1)
}
