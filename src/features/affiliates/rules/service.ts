import { type RuleSet, rulesOn, withoutRules, withRules } from '#src/features/affiliates/domain/rules.ts'
import { ruleSetsOf, rulesSubjectName } from '#src/features/affiliates/published-rules.ts'
import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type RulesRequest, type RulesResponse, rulesOfOut, rulesToOut } from './contract.ts'

interface Asked {
  by: { id: string; name: string }
  language: Language
  today: PlainDate
}

/** The programme's conditions for staff: all dated sets, one more from a day on, one that has not begun withdrawn. */
export class RuleBook {
  readonly #publications: Pick<Publications, 'publish' | 'history'>

  constructor(publications: Pick<Publications, 'publish' | 'history'>) {
    this.#publications = publications
  }

  /** Every set with its history. */
  async read(db: Database, today: PlainDate): Promise<RulesResponse> {
    const versions = await this.#publications.history(db, rulesSubjectName)
    const sets = ruleSetsOf(versions[0]?.value)
    return {
      version: versions[0]?.version ?? 0,
      today,
      inForceFrom: rulesOn(sets, today).validFrom,
      sets: sets.map(rulesToOut),
      history: versions.map(({ version, publishedAt, publishedBy }) => ({ version, publishedAt, publishedBy })),
    }
  }

  /** Publishes conditions from a day on. Problems: 409 changed_meanwhile; 422 for a day that is not to come, or for conditions that contradict themselves. */
  async publish(db: Database, { basedOnVersion, ...set }: RulesRequest, asked: Asked): Promise<RulesResponse> {
    return this.#change(db, basedOnVersion, asked, (sets) => withRules(sets, rulesOfOut(set)))
  }

  /** Withdraws conditions before they begin. Problems: 404; 409 changed_meanwhile; 422 once they have begun. */
  async withdraw(db: Database, validFrom: PlainDate, basedOnVersion: number, asked: Asked): Promise<RulesResponse> {
    return this.#change(db, basedOnVersion, asked, (sets) => {
      const left = withoutRules(sets, validFrom)
      if (left.length === sets.length) throw new Problem(404, 'not_found')
      return left
    })
  }

  async #change(
    db: Database,
    basedOnVersion: number,
    { by, language, today }: Asked,
    change: (sets: RuleSet[]) => RuleSet[],
  ): Promise<RulesResponse> {
    const [newest] = await this.#publications.history(db, rulesSubjectName)
    const value = { sets: change(ruleSetsOf(newest?.value)) }
    await this.#publications.publish(db, { subject: rulesSubjectName, value, basedOnVersion, by, language })
    return this.read(db, today)
  }
}
