import type { ReactNode } from 'react'
import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { Board, OutdoorUnit, Panels } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** The four looks, each at its place on the sheet; `viewBox` cuts one out of it. */
export const visitLooks: readonly { viewBox: string; Draw: () => ReactNode }[] = [
  { viewBox: '12 12 164 104', Draw: Roof },
  { viewBox: '184 12 164 104', Draw: FuseBoard },
  { viewBox: '12 124 164 96', Draw: Route },
  { viewBox: '184 124 164 96', Draw: Paper },
]

function Roof() {
  return (
    <>
      <path {...paint.vignette} d="M12 12h164v104H12z" />
      <path {...paint.lit} d="M50 86l66-24v54H50z" />
      <path {...paint.roof} d="M36 92l120-44v9L36 101z" />
      <path {...paint.cut} d="M48 96h6v20h-6z" />
      <At x={62} y={76}>
        <Panels n={2} deg={20} />
      </At>
      <path {...paint.arc} stroke="var(--roof)" d="M36 101h96M108 101a72 72 0 0 0-4-24" />
      <text x="118" y="92">
        20°
      </text>
    </>
  )
}

function FuseBoard() {
  return (
    <>
      <path {...paint.vignette} d="M184 12h164v104H184z" />
      <At x={218} y={32} scale={1.9}>
        <Board n={4} />
      </At>
      <path {...paint.line} d="M264 82v16M252 98h24M256 103h16M260 108h8" />
    </>
  )
}

function Route() {
  return (
    <>
      <path {...paint.vignette} d="M12 124h164v96H12z" />
      <path {...paint.lit} d="M100 124h76v96h-76z" />
      <path {...paint.cut} d="M94 124h7v46h-7zM94 178h7v42h-7z" />
      <At x={28} y={184}>
        <OutdoorUnit />
      </At>
      <path {...paint.route} d="M78 174h48v-30h40" />
      <At x={128} y={220}>
        <Cat />
      </At>
    </>
  )
}

function Paper() {
  return (
    <>
      <path {...paint.vignette} d="M184 124h164v96H184z" />
      <path {...paint.box} d="M226 136h80v76h-80z" />
      <path
        {...paint.rows}
        d="M238 150h34M238 162h34M238 174h34M238 186h34M284 150h12M284 162h12M284 174h12M284 186h12"
      />
      <path {...paint.tick} d="M282 198l6 6 12-14" />
    </>
  )
}

/** Four looks at a house: the roof and its slope, the board, the route, the paper. */
export function VisitSteps({ words }: { words: DrawingWords['visit-steps'] }) {
  return (
    <Sheet words={words} ground={232}>
      {visitLooks.map(({ viewBox, Draw }) => (
        <Draw key={viewBox} />
      ))}
      <Tile n={1} x={27} y={27} />
      <Tile n={2} x={199} y={27} />
      <Tile n={3} x={27} y={139} />
      <Tile n={4} x={199} y={139} />
    </Sheet>
  )
}
