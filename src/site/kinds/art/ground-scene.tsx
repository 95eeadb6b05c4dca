import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import file from './ground.svg?url'

/** The parts of the scene, from back to front. */
export const scenePartNames = [
  'sun',
  'street',
  'dark',
  'house',
  'fridge',
  'panels',
  'use',
  'surplus',
  'battery',
  'pump',
  'pool',
  'car',
  'earth',
  'wireless',
] as const
export type ScenePart = (typeof scenePartNames)[number]

/** One idea drawn along one ground line: house, street and what the page is about. `label` says it to those who do not see it. */
export function GroundScene({ parts, label }: { parts: readonly ScenePart[]; label: string }) {
  return (
    <svg className="ground-scene" viewBox="0 0 1200 248" role="img" aria-label={label}>
      <SvgPart file={file} part="land" />
      {scenePartNames
        .filter((name) => parts.includes(name))
        .map((name) => (
          <SvgPart key={name} file={file} part={name} />
        ))}
    </svg>
  )
}
