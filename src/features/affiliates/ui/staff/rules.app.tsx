import './rules.css'
import { type ReactNode, useState } from 'react'
import { jobKinds } from '#src/features/affiliates/domain/rules.ts'
import {
  type RulesOut,
  type RulesResponse,
  rulesOfOut,
  rulesResponse,
} from '#src/features/affiliates/rules/contract.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { rulesText } from '#src/features/affiliates/text/staff-rules.ts'
import { rangeText } from '#src/features/affiliates/ui/programme/amounts.ts'
import { formatDate, formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { PlainTable } from '#src/shared/ui/data-table/plain-table.app.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { RulesEditor } from './rules-editor.app.tsx'
import { RulesSimulator } from './rules-simulator.app.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { usePartners, useRulesChange } from './staff-data.ts'

interface Props {
  language: Language
  mayEdit: boolean
  /** What publishing these sets would change on the site. */
  previewOf: (value: unknown) => ReactNode
  serviceNames: Readonly<Record<string, string>>
}

/** The conditions of the programme by date, a form for the next ones, and beside it what they come to. */
export function Rules(props: Props) {
  const query = usePartners('/rules', rulesResponse)
  const [published, setPublished] = useState<string>()
  const { language } = props
  return (
    <>
      <div role="status">
        {published && <p className="note sea">{rulesText[language].published(formatDate(published, language))}</p>}
      </div>
      <Shown query={query} language={language}>
        {(rules) => <RulesView key={rules.version} rules={rules} onPublished={setPublished} {...props} />}
      </Shown>
    </>
  )
}

function RulesView({
  rules,
  language,
  mayEdit,
  previewOf,
  serviceNames,
  onPublished,
}: Props & { rules: RulesResponse; onPublished: (validFrom: string) => void }) {
  const newest = rules.sets.at(-1)
  const inForce = rules.sets.find(({ validFrom }) => validFrom === rules.inForceFrom)
  const [draft, setDraft] = useState<RulesOut | undefined>()
  const [isTouched, setIsTouched] = useState(false)
  if (!newest || !inForce) return null
  const typed = isTouched ? draft : newest
  return (
    <div className="rules-room">
      <div className="stack-s">
        <RuleSets rules={rules} language={language} mayEdit={mayEdit} />
        {mayEdit ? (
          <RulesEditor
            rules={rules}
            newest={newest}
            language={language}
            onDraft={(next) => {
              setIsTouched(true)
              setDraft(next)
            }}
            {...{ onPublished, previewOf, serviceNames }}
          />
        ) : (
          <p className="note sea">{rulesText[language].readOnly}</p>
        )}
      </div>
      <RulesSimulator language={language} now={rulesOfOut(inForce)} typed={typed && rulesOfOut(typed)} />
    </div>
  )
}

function RuleSets({ rules, language, mayEdit }: { rules: RulesResponse; language: Language; mayEdit: boolean }) {
  const text = rulesText[language]
  const { kinds } = partnerNames[language]
  const change = useRulesChange()
  const stateOf = ({ validFrom }: RulesOut) =>
    validFrom === rules.inForceFrom ? 'now' : validFrom > rules.today ? 'coming' : 'over'
  const columns = [
    {
      id: 'from',
      header: text.columns.from,
      cell: (row: RulesOut) =>
        row.validFrom === rules.sets[0]?.validFrom ? text.since : formatDate(row.validFrom, language),
    },
    {
      id: 'state',
      header: text.columns.state,
      cell: (row: RulesOut) => {
        const state = stateOf(row)
        return (
          <span className="row">
            <Tag tone={state === 'now' ? 'ok' : state === 'coming' ? 'warn' : 'sea'}>{text.states[state]}</Tag>
            {mayEdit && state === 'coming' && (
              <Button
                small
                tone="secondary"
                busy={change.isPending}
                onClick={() =>
                  change.mutate({
                    method: 'DELETE',
                    path: `/${row.validFrom}?basedOnVersion=${rules.version}`,
                    language,
                  })
                }
              >
                {text.withdraw}
              </Button>
            )}
          </span>
        )
      },
    },
    {
      id: 'rates',
      header: text.columns.rates,
      cell: (row: RulesOut) =>
        jobKinds.map((kind) => `${kinds[kind]} ${rangeText(rulesOfOut(row), kind, 'bronze', language)}`).join(' · '),
    },
    {
      id: 'tiers',
      header: text.columns.tiers,
      cell: (row: RulesOut) => text.tiers(row.tiers.silver.fromJobs, row.tiers.gold.fromJobs),
    },
    { id: 'cap', header: text.columns.cap, cell: (row: RulesOut) => formatEur(row.capEur, language), isNumber: true },
  ]
  return (
    <section className="panel stack-s">
      <h2>{text.sets}</h2>
      <p className="mut">{text.intro}</p>
      <ChangeFailure error={change.error} language={language} />
      <PlainTable
        caption={partnerStaffText[language].tabs.rules}
        columns={columns}
        rows={[...rules.sets].reverse()}
        rowId={(row) => row.validFrom}
      />
    </section>
  )
}
