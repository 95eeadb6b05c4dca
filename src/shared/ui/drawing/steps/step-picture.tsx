import type { ReactNode } from 'react'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Board, mainX, rcdX, secondBreakerX } from './board.tsx'
import { DarkStreet, HotSocket, Leave, Meter, Phone, Stopcock, WaterSocket } from './scenes.tsx'
import type { StepPictureName } from './step-picture-names.ts'

const down = ['down', 'down', 'down', 'down', 'down'] as const

const pictures: Readonly<Record<StepPictureName, () => ReactNode>> = {
  'dark-street': DarkStreet,
  'board-check': () => <Board />,
  'board-one-down': () => <Board breakers={['up', 'faulty']} at={secondBreakerX} />,
  'main-off': () => <Board main="down" at={mainX} goes="down" />,
  'breakers-down': () => <Board rcd="down" breakers={down} at={secondBreakerX} goes="down" />,
  'rcd-up': () => <Board breakers={down} at={rcdX} />,
  'one-by-one': () => <Board breakers={['up', 'up', 'down', 'down', 'down']} at={secondBreakerX} />,
  'faulty-down': () => <Board breakers={['up', 'faulty']} />,
  'rcd-stays-down': () => <Board rcd="faulty" breakers={down} />,
  'all-up': () => <Board />,
  meter: Meter,
  phone: Phone,
  leave: Leave,
  'water-socket': WaterSocket,
  stopcock: Stopcock,
  'hot-socket': HotSocket,
}

/** The small picture of one step. It only repeats what the sentence beside it says, so readers pass over it. */
export function StepPicture({ name }: { name: StepPictureName }) {
  return (
    <svg viewBox="0 0 160 90" width="160" height="90" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <rect {...paint.sky} width="160" height="90" rx="10" />
      {pictures[name]()}
    </svg>
  )
}
