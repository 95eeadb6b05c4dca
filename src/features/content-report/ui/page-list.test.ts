import { describe, expect, it } from 'vitest'
import { fittingTexts, pageListSearch, pageListState, textsOf } from './page-list.ts'

const page = (id: string, more: object = {}) => ({
  id,
  kind: 'guide',
  language: 'es' as const,
  path: `/es/${id}`,
  file: `content/${id}/es.md`,
  title: 'Baterías en Mijas',
  description: '',
  words: 500,
  reviewed: '2026-11-01',
  published: null,
  figures: [],
  sources: [],
  related: [],
  linkedFrom: 1,
  ...more,
})
const texts = textsOf({
  builtOn: '2026-11-21',
  today: '2026-11-21',
  pages: [
    page('a'),
    page('b', { language: 'en', title: 'Chargers', kind: 'article', reviewed: '2026-01-01' }),
    page('c', { title: 'Aire', figures: ['old'] }),
    page('code', { file: null, words: null, reviewed: null }),
  ],
  figures: { old: { asOf: '2022', source: 's' } },
  sources: {},
  feeds: { en: { path: '/feed.xml', entries: [] }, es: { path: '/es/feed.xml', entries: [] } },
})
const found = (search: string) => fittingTexts(texts, pageListState(search)).map(({ id }) => id)

describe('the address', () => {
  it.each(['', '?q=mijas', '?q=a&language=es&kind=guide&show=due&sort=-words&page=2'])('keeps %s', (search) => {
    expect(pageListSearch(pageListState(search))).toBe(search)
  })

  it('takes nonsense as absent', () => {
    expect(pageListSearch(pageListState('?language=fr&show=x&sort=secret&page=-1'))).toBe('')
  })
})

describe('the texts', () => {
  it('leave out pages whose words stand in code', () => {
    expect(found('')).toEqual(['a', 'b', 'c'])
  })

  it('are found by words of title, path and file, accents apart', () => {
    expect(found('?q=baterias+MIJAS')).toEqual(['a'])
    expect(found('?q=content/c')).toEqual(['c'])
    expect(found('?q=nowhere')).toEqual([])
  })

  it('are narrowed by language, kind and what is due', () => {
    expect(found('?language=en')).toEqual(['b'])
    expect(found('?kind=guide')).toEqual(['a', 'c'])
    expect(found('?show=due')).toEqual(['b', 'c'])
  })
})
