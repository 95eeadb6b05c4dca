/** Panels side by side before another row is begun: a common slope on this coast is about nine metres wide. */
const widestRow = 8
const mostRows = 4

/** Width to height of a panel standing upright. */
export const panelShape = 0.64
/** Of a panel of two square metres in that shape, with the clamp between two, m. */
const panelWidthM = Math.sqrt(2 * panelShape)
const clampM = 0.02

/** How wide so many panels side by side are, m. */
export function rowWidthM(panels: number): number {
  return panels * panelWidthM + (panels - 1) * clampM
}

/**
 * How a number of panels is drawn on a slope: panels in each row, from the ridge down, as even as can be, the longer rows below. An empty list without panels.
 * A drawing, no plan: where each panel goes is settled on the roof.
 */
export function panelRows(panels: number): number[] {
  if (panels <= 0) return []
  const rows = Math.min(mostRows, Math.ceil(panels / widestRow))
  const short = Math.floor(panels / rows)
  const longer = panels % rows
  return Array.from({ length: rows }, (_, row) => (row < rows - longer ? short : short + 1))
}
