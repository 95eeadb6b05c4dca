import { MonthChart } from './month-chart.tsx'

export const monthChartExample = (
  <MonthChart
    id="example"
    language="en"
    label="The panels make more than the home uses from March to September."
    caption="Typical-year weather; solid is reached 9 years in 10, hatched is 1 year in 10."
    productionKwh={[600, 640, 850, 900, 1050, 1060, 1110, 1040, 850, 720, 580, 520]}
    consumptionKwh={[780, 690, 660, 600, 640, 800, 1080, 1150, 860, 640, 620, 730]}
    productionSpread={{ p90: 0.94, p10: 1.06 }}
  />
)
