import { join } from 'node:path'
import type { Places } from '#server/start/places.ts'
import { migrations } from './databases.ts'

const root = join(import.meta.dirname, '../..')

/** Where a service started from the sources finds its parts; `folder` has no report of the pages. */
export const placesIn = (folder: string): Places => ({
  estimateProcess: join(root, 'server/estimator/estimate-process.ts'),
  relayProcess: join(root, 'server/relay/relay-process.ts'),
  billProcess: join(root, 'server/bills/bill-process.ts'),
  pictureProcess: join(root, 'src/shared/files/picture-process.ts'),
  pdfChild: join(root, 'src/shared/pdf/child.ts'),
  weatherFile: join(root, 'facts/energy/malaga-typical-year.bin'),
  wordingFile: join(root, 'src/features/emergency-chat/domain/wording/wording.txt'),
  fontDir: join(root, 'assets/fonts/ttf'),
  templateRoot: join(root, 'src'),
  migrations,
  contentReport: join(folder, 'none.json'),
  posts: join(root, 'content/blog'),
  audited: { pages: () => [], isKnown: () => true },
  releaseId: 'none',
  siteEntry: 'none',
})
