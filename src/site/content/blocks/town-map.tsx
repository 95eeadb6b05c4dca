import { ServiceAreaMap } from '#src/shared/ui/service-area-map/service-area-map.tsx'
import type { BlockProps } from '#src/site/content/block-list.ts'
import type { OnPage } from './on-page.ts'

/** The coast with one town marked. */
export function TownMap({ language, town }: BlockProps<'map'> & OnPage) {
  return (
    <div className="blk">
      <ServiceAreaMap language={language} town={town} />
    </div>
  )
}
