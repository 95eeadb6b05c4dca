import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, longest first. Begun last, one of them would keep one worker busy while the others have nothing left. */
const longest = [
  'tests/e2e/pages.test.ts',
  'tests/e2e/publication.test.ts',
  'tests/e2e/relay.test.ts',
  'tests/e2e/kind-heights.test.ts',
  'tests/e2e/staff-pages.test.ts',
  'tests/e2e/calculators.test.ts',
  'tests/e2e/access.test.ts',
  'tests/e2e/dock.test.ts',
  'tests/e2e/content.test.ts',
]

/** As vitest orders them, by size where no earlier run is known, as in CI; but the longest of a project come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = longest.indexOf(relative(project.config.root, moduleId))
      return place === -1 ? longest.length : place
    }
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => (a.project.name === b.project.name ? placeOf(a) - placeOf(b) : 0))
  }
}
