import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { ToolInputs, ToolName } from '#src/features/tools/domain/tool-types.ts'
import { answerTool } from '#src/features/tools/domain/tools.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { quantile, round } from './numbers.ts'

const rounds = 60
const warmUp = 15

/** Inputs that change with every round, so that nothing is answered from memory. */
const inputs: { [Name in ToolName]: (round: number) => ToolInputs[Name] } = {
  solar: (n) => ({ town: townOf(n), tiltDeg: n % 60, azimuthDeg: n * 2 - 90 }),
  battery: (n) => ({ town: townOf(n), kwp: 2 + n / 10, batteryKwh: n / 4, azimuthDeg: n }),
  'bill-cost': (n) => ({ town: townOf(n), annualKwh: 2000 + n * 100, kwp: n % 7 }),
  pool: (n) => ({ town: townOf(n), areaM2: 20 + n, targetC: 26 + (n % 5) }),
  cooling: (n) => ({ town: townOf(n), areaM2: 80 + n * 3 }),
  heating: (n) => ({ town: townOf(n), areaM2: 80 + n * 3, flowTempC: 35 + (n % 20) }),
  'hot-water': (n) => ({ town: townOf(n), persons: 1 + (n % 6) }),
  ev: (n) => ({ town: townOf(n), kmPerYear: 8000 + n * 100, strategy: 'mixed' }),
  backup: (n) => ({ town: townOf(n), batteryKwh: 5 + n / 4, month: 1 + (n % 12) }),
  incentives: (n) => ({ town: townOf(n), priceEur: 4000 + n * 100 }),
}

function townOf(round: number) {
  return towns[round % towns.length] ?? 'marbella'
}

/** Each tool's time on this machine, ms, median and p95 in this thread, and what the weather weighs on the wire, kB. */
export function benchTools(): Record<string, number> {
  const bytes = readFileSync(new URL('../facts/energy/malaga-typical-year.bin', import.meta.url))
  const context = { weather: decodeTypicalYear(bytes), today: '2026-11-21' }
  const figures: Record<string, number> = { weatherBrotliKb: round(brotliCompressSync(bytes).length / 1000) }
  const time = <Name extends ToolName>(name: Name) => {
    const millis: number[] = []
    for (let n = 0; n < warmUp + rounds; n++) {
      const from = performance.now()
      answerTool(name, inputs[name](n), context)
      if (n >= warmUp) millis.push(performance.now() - from)
    }
    figures[`${name}MedianMs`] = round(quantile(millis, 0.5))
    figures[`${name}P95Ms`] = round(quantile(millis, 0.95))
  }
  const names: ToolName[] = [
    'solar',
    'battery',
    'bill-cost',
    'pool',
    'cooling',
    'heating',
    'hot-water',
    'ev',
    'backup',
    'incentives',
  ]
  names.forEach(time)
  return figures
}
