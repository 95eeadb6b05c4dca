import { expect, it } from 'vitest'
import type { ReportedPage } from '#src/features/content-report/contract.ts'
import { articlesOf } from './articles.ts'

const page = (id: string, language: 'en' | 'es', more: Partial<ReportedPage> = {}): ReportedPage => ({
  id,
  kind: 'article',
  language,
  path: `/${language}/${id}`,
  file: `content/${id}/${language}.md`,
  title: id,
  description: '',
  words: 500,
  reviewed: '2026-11-01',
  published: '2026-11-01',
  figures: [],
  sources: [],
  related: [],
  linkedFrom: 1,
  ...more,
})
const entry = (path: string) => ({ title: path, path, published: '2026-11-01', updated: '2026-11-01' })

it('puts both languages of an article together, the newest first, with the feeds that carry it', () => {
  const articles = articlesOf({
    builtOn: '2026-11-21',
    today: '2026-11-21',
    pages: [
      page('draft', 'en', { published: null }),
      page('old', 'en'),
      page('old', 'es'),
      page('new', 'en', { published: '2026-11-20', kind: 'guide' }),
      page('guide', 'en', { published: null, kind: 'guide' }),
    ],
    figures: {},
    sources: {},
    feeds: {
      en: { path: '/feed.xml', entries: [entry('/en/new'), entry('/en/old')] },
      es: { path: '/es/feed.xml', entries: [entry('/es/old')] },
    },
  })
  expect(articles.map(({ id, texts, inFeeds }) => [id, Object.keys(texts), inFeeds])).toEqual([
    ['new', ['en'], ['en']],
    ['old', ['en', 'es'], ['en', 'es']],
    ['draft', ['en'], []],
  ])
})
