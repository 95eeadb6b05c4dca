import { useDelayed } from './use-delayed.ts'

/** Grey bars in the place of what is loading, shown after 300 ms, with a spoken label. Widths are percentages. */
export function Skeleton({ label, widths }: { label: string; widths: readonly number[] }) {
  const isDue = useDelayed(true)
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {isDue ? label : ''}
      </p>
      {isDue && (
        <div className="stack" aria-hidden="true">
          {widths.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
            <span key={line} className="sk" style={{ width: `${width}%` }} />
          ))}
        </div>
      )}
    </div>
  )
}
