import { readBusinessFrom } from '#src/site/business.ts'
import { published, readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

// Before each file: those of one process follow each other, and one that starts a server has put its facts in force.
readOutsidePages(versionZero('2026-11-21'))
readBusinessFrom(() => published().business)
