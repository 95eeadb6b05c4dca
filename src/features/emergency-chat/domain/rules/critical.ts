import { fireAndHeatRules } from './fire-and-heat.ts'
import { gasWaterLineRules } from './gas-water-lines.ts'
import type { Rule } from './rule.ts'
import { shockRules } from './shock.ts'

/** Danger to life or property now: 112 first. */
export const criticalRules: readonly Rule[] = [...fireAndHeatRules, ...shockRules, ...gasWaterLineRules]
