import { describe, expect, it } from 'vitest'
import { type IndexedPage, pageIndex } from './page-index.ts'

const page = (path: string, label: string, language: 'en' | 'es' = 'en'): IndexedPage => ({
  path,
  label,
  language,
  description: '',
  kind: 'service',
})
const index = pageIndex([
  page('/services/solar-panels', 'Solar panels'),
  page('/solar/marbella', 'Solar in Marbella'),
  page('/services/ev-chargers', 'EV chargers'),
  page('/es/servicios/instalacion-electrica', 'Instalación eléctrica', 'es'),
  page('/es/solar/marbella', 'Solar en Marbella', 'es'),
])

describe('pageIndex', () => {
  it.each([
    ['/solr/marbela', 'en', '/solar/marbella'],
    ['/services/solar-panel', 'en', '/services/solar-panels'],
    ['/es/solar/marbela', 'es', '/es/solar/marbella'],
    ['/ev-charger', 'en', '/services/ev-chargers'],
  ] as const)('%s probably meant %s %s', (path, language, meant) => {
    expect(index.closest(path, language)[0]?.path).toBe(meant)
  })
  it('finds words without their accents', () => {
    expect(index.find('electrica', 'es')[0]?.label).toBe('Instalación eléctrica')
  })
  it('finds the one for the many, and puts a service before a text that answers as well', () => {
    const both = pageIndex([
      { ...page('/es/guia', 'Batería', 'es'), kind: 'read' },
      page('/es/servicios/baterias', 'Baterías', 'es'),
    ])
    expect(both.find('bateria', 'es').map(({ path }) => path)).toEqual(['/es/servicios/baterias', '/es/guia'])
    // An address that was mistyped is not asked what it sells.
    expect(both.closest('/es/guia', 'es')[0]?.path).toBe('/es/guia')
  })
  it('knows one from many, and offers what only resembles a word where nothing holds it', () => {
    const three = pageIndex([
      page('/batteries', 'Batteries in Mijas'),
      page('/battery', 'Battery guide'),
      page('/patterns', 'Patterns'),
    ])
    expect(three.find('battery', 'en').map(({ path, words }) => [path, words])).toEqual(
      expect.arrayContaining([
        ['/battery', ['battery']],
        ['/batteries', ['battery']],
      ]),
    )
    expect(three.find('battery', 'en')).toHaveLength(2)
    expect(three.find('patern', 'en')[0]).toMatchObject({ path: '/patterns', words: [] })
  })
  it('keeps to the language and says nothing about nonsense', () => {
    expect(index.closest('/es/solar', 'es').every(({ language }) => language === 'es')).toBe(true)
    expect(index.closest('/zzqqxx', 'en')).toEqual([])
    expect(index.find('', 'en')).toEqual([])
    expect(index.find('<script>'.repeat(500), 'en')).toEqual([])
  })
})
