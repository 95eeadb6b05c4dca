/** Grey bars where words will be. Widths are percentages. */
export function SkeletonBars({ widths }: { widths: readonly number[] }) {
  return (
    <div className="stack" aria-hidden="true">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
        <span key={line} className="sk" style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
