import { VillaSection } from './villa-section.tsx'

export const villaSectionExample = (
  <VillaSection
    label="Section through a house looking west, with the noon sun at 77 degrees in June and 30 in December."
    seasons={[
      { deg: 77, date: '21 Jun', height: '77°' },
      { deg: 30, date: '21 Dec', height: '30°' },
    ]}
    sun={{ deg: 53.5, date: '21 Mar', height: '53.5°' }}
    roof={{ value: '6.6 kWp', text: '10,800 kWh a year' }}
  />
)
