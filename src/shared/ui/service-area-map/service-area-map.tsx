import { SvgFile } from '../svg-file/svg-file.tsx'
import coast from './coast.svg?raw'

const places: readonly { name: string; x: number; y: number; anchor?: 'end' }[] = [
  { name: 'Marbella', x: 378.9, y: 340.7 },
  { name: 'Estepona', x: 204.8, y: 402.6 },
  { name: 'Fuengirola', x: 535.8, y: 310.1 },
  { name: 'Mijas', x: 490.4, y: 214.3, anchor: 'end' },
  { name: 'Málaga', x: 679.8, y: 162.5 },
  { name: 'Sotogrande', x: 134, y: 499.2 },
  { name: 'Torremolinos', x: 613.8, y: 242.9 },
]

/**
 * The seven towns served, municipal boundaries as published by IGN (CC BY 4.0: credit it on the page), towns with an office as sun
 * squares. Sotogrande is drawn as San Roque, its municipality.
 */
export function ServiceAreaMap({ label, sea }: { label: string; sea: string }) {
  return (
    <svg viewBox="0 0 760 600" role="img" aria-label={label}>
      <SvgFile svg={coast} />
      {places.map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
      <text className="sea-t" x="430" y="440">
        {sea}
      </text>
      <text className="km" x="669.1" y="548" textAnchor="middle">
        20 km
      </text>
    </svg>
  )
}
