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
  it('keeps to the language and says nothing about nonsense', () => {
    expect(index.closest('/es/solar', 'es').every(({ language }) => language === 'es')).toBe(true)
    expect(index.closest('/zzqqxx', 'en')).toEqual([])
    expect(index.find('', 'en')).toEqual([])
    expect(index.find('<script>'.repeat(500), 'en')).toEqual([])
  })
})
