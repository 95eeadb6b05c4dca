import type { Language } from '#src/shared/i18n/language.ts'
import type { OldFact } from './contract.ts'
import { factsIn } from './domain/document.ts'
import type { PublishedPost } from './format/published-post.ts'

/** Numbers in articles never rot: which figures of what visitors see have changed since it was published, or are out of date. */

export interface FactValue {
  en: string
  es: string
  isExpired: boolean
}

/** Every figure by name, as pages print it now. */
export type Facts = ReadonlyMap<string, FactValue>

const namesOf = new WeakMap<PublishedPost, readonly string[]>()

/** Names of the figures that a text stands on: both of `ratio:a/b`. */
export function factNames(post: PublishedPost): readonly string[] {
  const known = namesOf.get(post)
  if (known) return known
  const { title, summary, body } = post.text
  const names = factsIn([title, summary, body].join('\n')).flatMap((name) => name.replace(/^[a-z-]+:/, '').split('/'))
  const once = [...new Set(names)]
  namesOf.set(post, once)
  return once
}

/** What the figures of a text are now, to be kept with it when it is published. */
export function valuesOf(post: PublishedPost, language: Language, facts: Facts): Record<string, string> {
  return Object.fromEntries(
    factNames(post).flatMap((name) => {
      const value = facts.get(name)?.[language]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Figures that changed or went since the text was published, and those that are out of date. Fields of worked homes and prices are in no list: they are computed anew. */
export function oldFactsOf(post: PublishedPost, language: Language, facts: Facts): OldFact[] {
  return factNames(post).flatMap((name): OldFact[] => {
    const now = facts.get(name)
    const before = post.facts[name] ?? null
    const isChanged = before !== null && before !== (now?.[language] ?? null)
    return isChanged || now?.isExpired
      ? [{ name, before, now: now?.[language] ?? null, isExpired: now?.isExpired ?? false }]
      : []
  })
}
