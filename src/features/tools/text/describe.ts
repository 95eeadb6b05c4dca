import type { Assumption, GivenValue, Source } from '#src/features/tools/domain/answer.ts'
import type { IncentivesAnswer } from '#src/features/tools/domain/tool-types.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type AidText, aidIds, aidNoteIds, conditionIds } from './aid.types.ts'
import { fill } from './fill.ts'
import { aidText, toolsText } from './tools-text.ts'

interface SpokenSource {
  title: string
  url: string
  asOf: string
}

/** An assumption as the API gives it: a field taken by default, or a statement about the model. */
export interface SpokenAssumption {
  id: string
  field?: string
  value?: GivenValue
  text: string
  source?: SpokenSource
}

function spokenSource({ title, url, asOf }: Source, language: Language): SpokenSource {
  return { title: typeof title === 'string' ? title : title[language], url, asOf }
}

function takenText(value: GivenValue, language: Language): string {
  const { yes, no } = toolsText(language)
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number' || typeof value === 'string') return fill('{value}', { value }, language)
  if (Array.isArray(value)) return value.map((one: number | string) => fill('{one}', { one }, language)).join(' ')
  return Object.entries(value)
    .map(([name, one]) => `${name} ${takenText(one, language)}`)
    .join(', ')
}

/** The assumption in words, its id and values beside them. */
export function describeAssumption(assumption: Assumption, language: Language): SpokenAssumption {
  const text = toolsText(language)
  const source = assumption.source ? { source: spokenSource(assumption.source, language) } : {}
  if ('field' in assumption) {
    const { field, value } = assumption
    const sentence = text.notGiven.replace('{field}', field).replace('{taken}', takenText(value, language))
    return { id: `default-${field}`, field, value, text: sentence, ...source }
  }
  const { id, values } = assumption
  return { id, text: fill(text.statements[id], values, language), ...source }
}

/** A sentence by its id; an id without words is an error of ours. */
function sentenceOf<Id extends string>(ids: readonly Id[], words: Record<Id, string>, id: string): string {
  const known = ids.find((one) => one === id)
  if (known === undefined) throw new RangeError(`no words for ${id}`)
  return words[known]
}

/** Aid in words: names, conditions, what does not apply and whom to ask. */
export function describeIncentives(
  { items, notes, totalEur }: Omit<IncentivesAnswer, 'assumptions'>,
  language: Language,
) {
  const text: AidText = aidText(language)
  return {
    items: items.map(({ id, amountEur, status, source, asOf, conditions, values }) => ({
      id,
      name: fill(sentenceOf(aidIds, text.names, id), values, language),
      amountEur,
      status,
      source,
      asOf,
      conditions: conditions.map((condition) =>
        fill(sentenceOf(conditionIds, text.conditions, condition), values, language),
      ),
    })),
    totalEur,
    notes: notes.map(({ id, values, source }) => ({
      id,
      text: fill(sentenceOf(aidNoteIds, text.notes, id), values, language),
      ...(source ? { source } : {}),
    })),
  }
}
