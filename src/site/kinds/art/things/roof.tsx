/** A tiled roof over a room, cut open like it, from wall to wall; `panels` lie on the side that the sun of the hero shines on. */
export function Roof({ from, to, y, panels = false }: { from: number; to: number; y: number; panels?: boolean }) {
  const middle = (from + to) / 2
  const rise = 44
  // Along the roof from its left eave, `off` above it.
  const at = (part: number, off: number) => {
    const x = from - 14 + part * (middle - from + 14)
    return `${Math.round(x)} ${Math.round(y - rise * part - off)}`
  }
  const panel = (part: number) => `M${at(part, 4)}L${at(part + 0.37, 4)}L${at(part + 0.37, 11)}L${at(part, 11)}z`
  return (
    <>
      <path className="qr" d={`M${from - 14} ${y}L${middle} ${y - rise}L${to + 14} ${y}z`} />
      <path className="qt" d={`M${from + 34} ${y}L${middle} ${y - rise + 12}L${to - 34} ${y}z`} />
      {panels ? <path className="qp" d={`${panel(0.14)}${panel(0.54)}`} /> : null}
    </>
  )
}
