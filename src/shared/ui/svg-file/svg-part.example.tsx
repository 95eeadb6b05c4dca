import type { Example } from '#src/shared/ui/example.ts'
import house from '#src/shared/ui/villa-section/house.svg?url'
import { SvgPart } from './svg-part.tsx'

export const example: Example = {
  name: 'SVG part',
  use: 'Places a part of a drawing from a file inside another one; used by the villa section and the map.',
  states: [
    {
      name: 'In a drawing',
      show: () => (
        <svg viewBox="552 180 648 374" width="360" height="208" aria-hidden="true">
          <SvgPart file={house} part="house" />
        </svg>
      ),
    },
  ],
}
