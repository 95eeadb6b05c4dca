import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decodeTypicalYear, type TypicalYear } from '#src/energy/sun-pv/weather.ts'

let year: TypicalYear | undefined

/** The typical year that every number of the site rests on. Runs in the project's folder. */
export function builtWeather(): TypicalYear {
  year ??= decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
  return year
}
