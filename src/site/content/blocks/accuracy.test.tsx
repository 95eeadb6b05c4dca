import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import recorded from '#facts/energy/accuracy.json' with { type: 'json' }
import { accuracyEn } from '#src/site/content/text/accuracy.en.ts'
import { accuracyEs } from '#src/site/content/text/accuracy.es.ts'
import { accuracyIds } from '#src/site/content/text/accuracy.types.ts'
import { Accuracy } from './accuracy.tsx'

const shown = (language: 'en' | 'es') => renderToStaticMarkup(<Accuracy language={language} blockId="b" />)

describe('the table of measured errors', () => {
  it('shows every recorded comparison and every case', () => {
    expect(recorded.groups.map(({ id }) => id).sort()).toEqual([...accuracyIds].sort())
    const rows = recorded.groups.reduce((sum, group) => sum + group.rows.length, 0) + accuracyIds.length
    for (const language of ['en', 'es'] as const) expect(shown(language).match(/<th scope="row">/g)).toHaveLength(rows)
  })

  it('holds the weakest figure, written as each language writes it', () => {
    const percents = recorded.groups.filter(({ deviationIn }) => deviationIn === 'percent').map(({ worst }) => worst)
    const worst = percents.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a))
    const size = Math.abs(worst).toFixed(1)
    const sign = worst < 0 ? '−' : '+'
    expect(shown('en')).toContain(`${sign}${size}%`)
    expect(shown('es')).toContain(`${sign}${size.replace('.', ',')}\u00a0%`)
  })

  it('has words for the same cases in both languages, and for none that is gone', () => {
    expect(Object.keys(accuracyEs.cases)).toEqual(Object.keys(accuracyEn.cases))
    const ids = new Set(recorded.groups.flatMap(({ rows }) => rows.map(({ id }) => id)))
    expect(Object.keys(accuracyEn.cases).filter((id) => !ids.has(id))).toEqual([])
  })
})
