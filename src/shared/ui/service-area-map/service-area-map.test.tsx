import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import boundaries from './boundaries.json' with { type: 'json' }
import drawn from './boundaries.svg?raw'
import { ServiceAreaMap } from './service-area-map.tsx'

const plain = renderToStaticMarkup(<ServiceAreaMap language="en" />)

describe('the map', () => {
  it('names every town served and credits its maker', () => {
    for (const town of towns) expect(plain).toContain(`>${townNames[town]}</text>`)
    expect(plain).toContain('© IGN, CC BY 4.0')
  })

  it('sets one town apart when asked', () => {
    const marked = renderToStaticMarkup(<ServiceAreaMap language="es" town="estepona" />)
    expect(marked).toContain('Estepona está señalada')
    expect(marked.match(/opacity=/g)).toHaveLength(towns.length - 1)
    expect(marked).toMatch(/class="area-marked"[^>]*>Estepona</)
    expect(plain).not.toContain('opacity=')
  })

  it('leaves the boundaries to a file that has every part it asks for', () => {
    const parts = [...plain.matchAll(/<use href="[^"]*boundaries\.svg#(\w+)"/g)].map(([, part]) => part)
    expect(parts.sort()).toEqual(['land', ...towns].sort())
    for (const part of parts) expect(drawn).toContain(` id="${part}"`)
    expect(brotliCompressSync(plain).length).toBeLessThanOrEqual(900)
  })
})

describe('the boundaries', () => {
  it('put the towns in their order from west to east', () => {
    const x = (town: (typeof towns)[number]) => boundaries.dots[town]?.[0] ?? Number.NaN
    const order = (
      ['sotogrande', 'estepona', 'marbella', 'mijas', 'fuengirola', 'torremolinos', 'malaga'] as const
    ).map(x)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('measure as far as the land does', () => {
    // Marbella to Málaga, town halls: 47.6 km as the crow flies (coordinates of facts/local/towns.json, haversine).
    const [x1 = 0, y1 = 0] = boundaries.dots.marbella
    const [x2 = 0, y2 = 0] = boundaries.dots.malaga
    expect(Math.hypot(x2 - x1, y2 - y1) / boundaries.unitsPerKm).toBeCloseTo(47.6, 0)
  })
})
