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
  'src/features/quote/domain/options/estimate-laws.test.ts',
  'src/features/calculators/registry.test.tsx',
  'tests/contract/affiliates/replay.test.ts',
  'src/features/bill-analysis/domain/read-bill.test.ts',
  'tests/contract/outbox.test.ts',
  'src/features/quote/pdf/document.test.ts',
  'tests/contract/content/files.test.ts',
  'tests/contract/old-data.test.ts',
  'tests/contract/chat-requests.test.ts',
  'src/shared/pdf/engine.test.ts',
  'tests/contract/intake.test.ts',
  'tests/contract/quote-yes.test.ts',
  'tests/contract/data-folder.test.ts',
  'tests/site/markup.test.ts',
  'src/site/content/parsed-words.test.ts',
  'src/shared/journal/bit-flips.test.ts',
  'tests/contract/affiliates/payouts.test.ts',
  'server/published-site.test.ts',
  'tests/contract/auth.test.ts',
  'tests/contract/energy/feed-failures.test.ts',
]

/** As vitest orders them, by size where no earlier run is known, as in CI; but the longest come first, of whatever project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = longest.indexOf(relative(project.config.root, moduleId))
      return place === -1 ? longest.length : place
    }
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => placeOf(a) - placeOf(b))
  }
}
