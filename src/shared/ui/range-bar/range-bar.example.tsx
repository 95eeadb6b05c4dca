import { RangeBar } from './range-bar.tsx'

export const rangeBarExample = (
  <RangeBar
    range={{ p90: 1290, p50: 1470, p10: 1640 }}
    scaleMax={2000}
    label="Saves €1,290 to €1,640 a year, likely €1,470."
    low="€1,290"
    mid="€1,470"
    high="€1,640"
  />
)
