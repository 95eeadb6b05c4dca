import type { Example } from '#src/shared/ui/example.ts'

/** Every written example, by the place of its file. */

export interface PlacedExample {
  /** Anchor on the page: the file's name, marked so that it meets no id of a component. */
  id: string
  /** 'src/shared/ui/button/button.example.tsx' */
  file: string
  group: 'Components' | 'Content' | 'Chrome' | 'Features'
  example: Example
}

const files = import.meta.glob<Example>('/src/**/*.example.tsx', { eager: true, import: 'example' })
const groups = [
  ['src/shared/ui/', 'Components'],
  ['src/site/content/', 'Content'],
  ['src/site/chrome/', 'Chrome'],
  ['src/features/', 'Features'],
] as const

export const examples: readonly PlacedExample[] = groups.flatMap(([folder, group]) =>
  Object.entries(files).flatMap(([path, example]) => {
    const file = path.slice(1)
    return file.startsWith(folder) ? [{ id: idOf(file), file, group, example }] : []
  }),
)

/** Files that stand in no group: there must be none. */
export const unplaced: readonly string[] = Object.keys(files).filter(
  (path) => !examples.some(({ file }) => `/${file}` === path),
)

function idOf(file: string): string {
  return `example-${file.replace(/^.*\//, '').replace('.example.tsx', '')}`
}
