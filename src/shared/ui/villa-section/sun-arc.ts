/** The arc of noon suns in the drawing: centre and radius in its own units. */
const centre = { x: 820, y: 276 }
export const arcRadius = 250

export interface Point {
  x: number
  y: number
}

/** The place on the arc of a sun `deg` above the southern horizon (left), `away` units outside the arc. */
export function onArc(deg: number, away = 0): Point {
  const radians = (deg * Math.PI) / 180
  const radius = arcRadius + away
  return { x: round(centre.x - radius * Math.cos(radians)), y: round(centre.y - radius * Math.sin(radians)) }
}

/** A line from `from` towards `to` that starts `gap` units away from it. */
export function rayFrom(from: Point, to: Point, gap: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const x = round(from.x + ((to.x - from.x) * gap) / length)
  const y = round(from.y + ((to.y - from.y) * gap) / length)
  return `M${x} ${y}L${to.x} ${to.y}`
}

/** Right end of a label at `deg`: just outside the arc, or clear of the sun's halo when the two are neighbours. */
export function labelX(deg: number, sunDeg: number): number {
  const beside = round(onArc(deg, 8).x - 8)
  return labelY(deg, sunDeg) === onArc(deg).y ? beside : Math.min(beside, onArc(sunDeg).x - 40)
}

/** Vertical place of a label at `deg` that must stay clear of the sun's disc at `sunDeg`. */
export function labelY(deg: number, sunDeg: number): number {
  const clear = 34
  const own = onArc(deg).y
  const sun = onArc(sunDeg).y
  if (Math.abs(own - sun) >= clear) return own
  return own < sun ? sun - clear : sun + clear
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
