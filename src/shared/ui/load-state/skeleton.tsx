import { SkeletonBars } from './skeleton-bars.tsx'
import { useDelayed } from './use-delayed.ts'

/** Grey bars in the place of what is loading, shown after 300 ms, with a spoken label. Widths are percentages. */
export function Skeleton({ label, widths }: { label: string; widths: readonly number[] }) {
  const isDue = useDelayed(true)
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {isDue ? label : ''}
      </p>
      {isDue && <SkeletonBars widths={widths} />}
    </div>
  )
}
