import { readFileSync } from 'node:fs'
import { decodeTypicalYear, type TypicalYear } from '#src/energy/sun-pv/weather.ts'

/** The typical year of Málaga from the file that the product loads. */
export function malagaYear(): TypicalYear {
  return decodeTypicalYear(readFileSync(new URL('../facts/energy/malaga-typical-year.bin', import.meta.url)))
}
