import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

readOutsidePages(versionZero('2026-11-21'))
