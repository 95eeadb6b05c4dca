import { BlackoutLine } from './blackout-line.tsx'

export const blackoutLineExample = (
  <BlackoutLine hours={{ p90: 14, p10: 19 }} hoursLabel="14 to 19 hours without grid or sun">
    In a power cut it runs: <b>fridge, router, lights and gate for 14–19 h.</b>
  </BlackoutLine>
)
