interface BarsProps {
  className: string
  values: readonly number[]
  /** Which of them; all unless said. */
  shows?: (at: number) => boolean
  /** Of the drawing: where the first bar's middle and the zero line are. */
  x: number
  zeroY: number
  /** Pixels from one bar's middle to the next, of a unit of value, and the share of its place that a bar fills. */
  slot: number
  unitPx: number
  fill?: number
}

/**
 * Bars as one path in places and values, stretched to the drawing: the same figures in two sizes are the same bytes, so the page that must be painted at
 * once stays small. Values are rounded to a whole unit; one of nearly nothing keeps a line of one.
 */
export function Bars({ className, values, shows = () => true, x, zeroY, slot, unitPx, fill = 0.8 }: BarsProps) {
  const path = values.map((value, at) => (shows(at) ? `M${at} 0V${Math.round(value) || 1}` : '')).join('')
  if (path === '') return null
  return (
    <path
      className={className}
      d={path}
      strokeWidth={fill}
      transform={`translate(${tenth(x)} ${tenth(zeroY)})scale(${hundredth(slot)} ${-hundredth(unitPx)})`}
    />
  )
}

/** To a tenth: as exact as a drawing needs. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** For what is stretched, where a tenth would show. */
export function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
