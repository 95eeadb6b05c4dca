/** Where the name of a series stands in a drawing: beside its own line or bars, clear of everything else. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Point {
  x: number
  y: number
}

export interface Place {
  x: number
  /** Baseline of the text. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  box: Box
}

/** Clear space beyond this is worth no more, drawing units. */
const enough = 20
const above = 9
const below = 6
/** Between a lifted name and what it stands above. */
const gap = 4

/**
 * The clearest place above or below one of `points`. `size` is the text's width and height; `frame` what it must stay inside. Of equally
 * clear places the first in the order of `points` wins. Where all are taken, the name stands above what takes them.
 */
export function placeLabel(
  points: readonly Point[],
  size: { width: number; height: number },
  frame: Box,
  obstacles: readonly Box[],
): Place | undefined {
  let best: Place | undefined
  let bestClear = Number.NEGATIVE_INFINITY
  for (const point of points) {
    for (const side of [-1, 1] as const) {
      const place = placeAt(point, side, size, frame)
      const { box } = place
      const outside = Math.max(0, frame.top - box.top, box.bottom - frame.bottom)
      const clear = Math.min(enough, ...obstacles.map((obstacle) => distance(box, obstacle))) - outside * 4
      if (clear > bestClear + 1e-6) {
        best = place
        bestClear = clear
      }
    }
  }
  return bestClear < 0 ? (lifted(points, size, frame, obstacles) ?? best) : best
}

/** Where no place beside a point is free: right above whatever stands there, the nearest to its point. */
function lifted(
  points: readonly Point[],
  size: { width: number; height: number },
  frame: Box,
  obstacles: readonly Box[],
): Place | undefined {
  let nearest: { place: Place; way: number } | undefined
  for (const point of points) {
    const place = placeAt(point, -1, size, frame)
    const under = obstacles.filter(({ left, right }) => left < place.box.right && right > place.box.left)
    const top = Math.min(...under.map((one) => one.top)) - gap
    const way = Math.max(0, place.box.bottom - top)
    if (place.box.top - way < frame.top || (nearest && way >= nearest.way)) continue
    const { box } = place
    nearest = {
      place: { ...place, y: place.y - way, box: { ...box, top: box.top - way, bottom: box.bottom - way } },
      way,
    }
  }
  return nearest?.place
}

function placeAt(
  { x, y }: Point,
  side: -1 | 1,
  { width, height }: { width: number; height: number },
  frame: Box,
): Place {
  const anchor = x - width / 2 < frame.left ? 'start' : x + width / 2 > frame.right ? 'end' : 'middle'
  const at = anchor === 'start' ? Math.max(x, frame.left) : anchor === 'end' ? Math.min(x, frame.right) : x
  const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2
  const baseline = side < 0 ? y - above : y + below + height
  return {
    x: at,
    y: baseline,
    anchor,
    box: { left, right: left + width, top: baseline - height, bottom: baseline + height * 0.25 },
  }
}

/** Space between two boxes; negative by how deep they overlap. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(b.left - a.right, a.left - b.right)
  const dy = Math.max(b.top - a.bottom, a.top - b.bottom)
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
}

/** A line as small boxes, so that a label can keep clear of it. */
export function boxesOfLine(points: readonly Point[]): Box[] {
  const boxes: Box[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i]
    const to = points[i + 1]
    if (!from || !to) continue
    const parts = 4
    for (let part = 0; part < parts; part++) {
      const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      const a = at(part / parts)
      const b = at((part + 1) / parts)
      boxes.push({
        left: Math.min(a.x, b.x),
        right: Math.max(a.x, b.x),
        top: Math.min(a.y, b.y),
        bottom: Math.max(a.y, b.y),
      })
    }
  }
  return boxes
}
