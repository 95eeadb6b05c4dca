import { Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import house from '#src/shared/ui/villa-section/house.svg?url'

/** The house of the home page, close up, with numbers instead of figures. */
export function VillaSectionPicture({ words }: { words: DrawingWords['villa-section'] }) {
  return (
    <Sheet words={words} ground={208}>
      <svg width="360" height="208" viewBox="552 180 648 374" aria-hidden="true">
        <SvgPart file={house} part="hills" />
        <SvgPart file={house} part="house" />
        <SvgPart file={house} part="flow" />
      </svg>
      <Tile n={1} x={152} y={26} />
      <Tile n={2} x={236} y={190} />
      <Tile n={3} x={276} y={76} />
      <Tile n={4} x={48} y={146} />
      <Tile n={5} x={328} y={146} />
    </Sheet>
  )
}
