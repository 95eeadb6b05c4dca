import { describe, expect, it } from 'vitest'
import { readCnmcLink } from './cnmc-link.ts'

const base = 'https://comparador.cnmc.gob.es/comparador/QRE'
const octopus = `${base}?cp=28030&pP1=4.00&pP2=4.00&tc=E0&finContrato=2027-02-27&com=R2-760&cups=ES0000000000000000AA&tf=N&iniF=2026-08-12&finF=2026-09-10&impOtrosSinIE=0.77&exc=0&fFact=2026-09-16&caP1=138&caP2=148&caP3=257&iniA=2026-02-27&pmaxP1=3.164&pmaxP2=2.8&rev=0&verde=1&imp=26.35&cfP1=10&cfP2=10&cfP3=23&ajuste=0&finBS=0.72&impPot=14.38&impEner=4.92&prP1=35.405365&prP2=9.855365&prE1=0.192000&prE2=0.113000&prE3=0.082000`
const values = (link: string) =>
  Object.fromEntries(Object.entries(readCnmcLink(link)?.facts ?? {}).map(([name, reading]) => [name, reading?.value]))

describe("the regulator's link", () => {
  it('gives the bill, and the rate of VAT that its amounts make', () => {
    expect(values(octopus)).toMatchObject({
      days: 29,
      powerP1Kw: 4,
      energyTotalKwh: 43,
      powerTermEur: 14.38,
      energyTermEur: 4.92,
      totalEur: 26.35,
      vatPct: 21,
      maxP1Kw: 3.164,
      yearP3Kwh: 257,
    })
    expect(readCnmcLink(octopus)?.totalMatchesLines).toBe(true)
  })

  it('takes a price of a kW by the year or by the day, as the power term says', () => {
    expect(values(octopus).powerPriceP1EurKwDay).toBeCloseTo(35.405365 / 365, 9)
    expect(
      values(octopus.replace('prP1=35.405365', 'prP1=0.097001').replace('prP2=9.855365', 'prP2=0.027001'))
        .powerPriceP1EurKwDay,
    ).toBe(0.097001)
  })

  it('reads the form of 2021 with units glued on, and &amp; for &', () => {
    const link = `${base}?cp=14191&bs=0&peaje=18&pP1=6.5kW&pP2=6.5kW&caP1=2281kWh&iniA=2025-03-11&finA=2026-02-08&imp=199.15eur&cfP1=324kWh&cfP2=282kWh&cfP3=353kWh&iniF=2026-01-11&finF=2026-02-08&exc=0eur&com=R2-852&cups=ES0000000000000000AA&pmaxP2=0kW`
    const read = values(link.replaceAll('&', '&amp;'))
    expect(read).toMatchObject({ powerP1Kw: 6.5, energyTotalKwh: 959, totalEur: 199.15, days: 28, yearP1Kwh: 2281 })
    expect(read).not.toHaveProperty('maxP2Kw')
  })

  it('leaves empty values out and says nothing of a total that its amounts do not make', () => {
    const read = readCnmcLink(octopus.replace('imp=26.35', 'imp=62.35').replace('cfP2=10', 'cfP2='))
    expect(read?.totalMatchesLines).toBe(false)
    expect(read?.facts).not.toHaveProperty('vatPct')
    expect(read?.facts).not.toHaveProperty('energyTotalKwh')
  })

  it.each([
    'https://comparador.cnmc.gob.es.example.com/comparador/QRE?imp=1',
    'https://example.com/comparador/QRE?imp=1',
    `${base}/x?imp=1`,
    'not a link',
  ])('is nobody else’s: %s', (link) => expect(readCnmcLink(link)).toBeNull())
})
