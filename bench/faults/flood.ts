import { benchFlood } from '../flood.ts'
import type { Fault } from './fault.ts'

const mostTimesQuiet = 3

/** While one address floods any endpoint over thirty connections, the home page is read three times slower at most. */
export const flood: Fault = {
  name: 'a-flood-leaves-others-alone',
  async run(databaseUrl) {
    const { worstTimesQuiet = Number.POSITIVE_INFINITY, quietP50Ms = 0 } = await benchFlood(databaseUrl)
    return { passed: worstTimesQuiet <= mostTimesQuiet, figures: { worstTimesQuiet, quietP50Ms } }
  },
}
