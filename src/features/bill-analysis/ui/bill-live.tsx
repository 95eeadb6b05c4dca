import { createRoot } from 'react-dom/client'
import weatherUrl from '#facts/energy/malaga-typical-year.bin?url'
import { decodeTypicalYear, type TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { BillApp } from './bill-app.tsx'

/** Takes over the page's first step with the first files chosen. */
export function goLive(host: HTMLElement, files: readonly File[]): void {
  const { quote = '/quote', calculator = '/', privacy = '/', bill } = host.dataset
  createRoot(host).render(
    <BillApp
      language={bill === 'es' ? 'es' : 'en'}
      quotePath={quote}
      calculatorPath={calculator}
      privacyPath={privacy}
      first={files}
      today={madridDate(new Date())}
      loadWeather={loadWeather}
    />,
  )
}

async function loadWeather(): Promise<TypicalYear> {
  const response = await fetch(weatherUrl)
  if (!response.ok) throw new Error(`weather: ${response.status}`)
  return decodeTypicalYear(await response.arrayBuffer())
}
