import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

/**
 * Draws the service area into src/shared/ui/service-area-map: municipal boundaries of es-atlas (© Instituto Geográfico Nacional, CC BY
 * 4.0), equirectangular at 36.5° N, as SVG paths of whole units in boundaries.svg, and what else the map has to know in
 * boundaries.json. Run it when es-atlas changes: `node script/make-map.ts`.
 */

type Municipalities = Topology<{ municipalities: GeometryCollection<{ name: string }> }>

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/shared/ui/service-area-map')
const atlas: Municipalities = JSON.parse(
  readFileSync(join(root, 'node_modules/es-atlas/es/municipalities.json'), 'utf8'),
)
const facts: { towns: Record<string, { latDeg: number; lonDeg: number; municipality: string }> } = JSON.parse(
  readFileSync(join(root, 'facts/local/towns.json'), 'utf8'),
)

/** The corner of the map and its size in units; the coast from the bay of Algeciras to Málaga. */
const west = -5.5
const north = 36.91
const width = 720
const unitsPerDegree = 720 / (1.27 * Math.cos((36.5 * Math.PI) / 180))
const height = Math.round((north - 36.1) * unitsPerDegree)
const kmPerDegreeOfLatitude = 110.96

function project([lonDeg = 0, latDeg = 0]: Position): [number, number] {
  const x = (lonDeg - west) * Math.cos((36.5 * Math.PI) / 180) * unitsPerDegree
  const y = (north - latDeg) * unitsPerDegree
  return [Math.round(x), Math.round(y)]
}

/** What lies outside the frame runs along it, two units off. */
function clamp([x, y]: [number, number]): [number, number] {
  return [Math.min(width + 2, Math.max(-2, x)), Math.min(height + 2, Math.max(-2, y))]
}

function line(points: Position[], closed: boolean): string {
  const moving = points
    .map((point) => clamp(project(point)))
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])
  const kept = moving.filter(([x, y], i) => {
    const before = moving[i - 1]
    const next = moving[i + 1]
    const alongX = x === before?.[0] && x === next?.[0] && (x < 0 || x > width)
    const alongY = y === before?.[1] && y === next?.[1] && (y < 0 || y > height)
    return !alongX && !alongY
  })
  const inside = kept.filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
  if (inside.length === 0 || kept.length < (closed ? 4 : 2)) return ''
  const [start = [0, 0], ...rest] = closed ? kept.slice(0, -1) : kept
  let [atX, atY] = start
  const steps = rest.map(([x, y]) => {
    const step = `${x - atX} ${y - atY}`
    atX = x
    atY = y
    return step
  })
  return `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`
}

function area(shape: Polygon | MultiPolygon): string {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  return polygons.flatMap((rings) => rings.map((ring) => line(ring, true))).join('')
}

/** The area of a municipality; null for what has none. */
function shapeOf(geometry: GeometryObject<{ name: string }>): Polygon | MultiPolygon | null {
  const made = feature(atlas, geometry)
  const shape = made.type === 'Feature' ? made.geometry : null
  return shape?.type === 'Polygon' || shape?.type === 'MultiPolygon' ? shape : null
}

const all = atlas.objects.municipalities
const near = all.geometries.filter((geometry) => {
  const shape = shapeOf(geometry)
  return shape !== null && area(shape) !== ''
})
const polygons = near.filter((geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
const borders = mesh(atlas, { ...all, geometries: near }, (a, b) => a !== b).coordinates.map((points) =>
  line(points, false),
)

const towns = Object.entries(facts.towns).map(([town, { latDeg, lonDeg, municipality }]) => {
  const geometry = polygons.find((one) => one.properties?.name === municipality)
  const shape = geometry && shapeOf(geometry)
  if (!shape) throw new Error(`no municipality called ${municipality}`)
  return { town, area: area(shape), dot: project([lonDeg, latDeg]) }
})

const source =
  'es-atlas 0.6.0, municipal boundaries © Instituto Geográfico Nacional, CC BY 4.0; made by script/make-map.ts'
const land = area(merge(atlas, polygons))
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
  `<!-- ${source} -->`,
  '<g id="land">',
  `<path fill="var(--sea-wash)" d="M0 0h${width}v${height}H0z"/>`,
  `<path fill="var(--bg)" d="${land}"/>`,
  `<path fill="none" stroke="var(--line)" stroke-width="1.5" d="${borders.join('')}"/>`,
  '</g>',
  ...towns.map(
    (one) => `<path id="${one.town}" fill="var(--sea)" stroke="var(--bg)" stroke-width="2.5" d="${one.area}"/>`,
  ),
  '</svg>',
]
const map = {
  source,
  width,
  height,
  unitsPerKm: Math.round((unitsPerDegree / kmPerDegreeOfLatitude) * 1000) / 1000,
  dots: Object.fromEntries(towns.map(({ town, dot }) => [town, dot])),
}
writeFileSync(join(folder, 'boundaries.svg'), `${svg.join('\n')}\n`)
writeFileSync(join(folder, 'boundaries.json'), `${JSON.stringify(map, null, 1)}\n`)
console.log(`${polygons.length} municipalities, ${land.length + borders.join('').length} characters of paths`)
