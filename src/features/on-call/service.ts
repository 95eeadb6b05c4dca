import { z } from 'zod'
import type { Publications, Subject } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { OnCallState } from './contract.ts'

const name = 'switch:on-call'
const value = z.object({ isOn: z.boolean() })

/** The switch among what staff publish. */
export const onCallSubject: Subject = {
  name,
  mayPublish: ['admin'],
  mayRead: ['admin', 'sales', 'technician'],
  check(input, _before, _version, language) {
    const parsed = value.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference: (_before, after) => [value.parse(after).isOn ? 'on' : 'off'],
}

/**
 * The switch behind every '24/7' of the site. The owner offers help at any hour, so it is on until staff say otherwise; off, no page, mail or
 * chat promises it.
 */
export class OnCall {
  readonly #publications: Publications

  constructor(publications: Publications) {
    this.#publications = publications
  }

  get state(): OnCallState {
    const shown = this.#publications.current(name)
    if (!shown) return { isOn: true, since: null, setBy: null }
    return { isOn: value.parse(shown.value).isOn, since: shown.publishedAt, setBy: shown.publishedBy }
  }

  async set(
    db: Database,
    isOn: boolean,
    by: { id: string | null; name: string },
    language: Language,
  ): Promise<OnCallState> {
    await this.#publications.publish(db, { subject: name, value: { isOn }, by, language })
    return this.state
  }
}
