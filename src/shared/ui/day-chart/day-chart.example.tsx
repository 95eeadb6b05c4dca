import { DayChart } from './day-chart.tsx'

const sun = [0, 0, 0, 0, 0, 0, 0, 0.2, 0.8, 1.8, 2.8, 3.6, 4.2, 4.5, 4.4, 3.9, 3.1, 2.2, 1.3, 0.5, 0.1, 0, 0, 0]

export const dayChartExample = (
  <DayChart
    label="Average June day: panels make 33.4 kWh, the home uses 24 kWh"
    madeKwh={sun}
    usedKwh={sun.map(() => 1)}
    topKw={5}
    madeLabel="Panels make 33.4 kWh"
    usedLabel="Home uses 24 kWh"
    tariff={[
      [0, 8, 'valley'],
      [8, 10, 'flat'],
      [10, 14, 'peak'],
      [14, 18, 'flat'],
      [18, 22, 'peak'],
      [22, 24, 'flat'],
    ]}
    periodNames={{ valley: 'valley', flat: 'flat', peak: 'peak' }}
  />
)
