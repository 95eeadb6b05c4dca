import type { AidText } from './aid.types.ts'

const tooEarly = 'The deduction of {percent} counts works finished from {from} to {by}: yours end before that.'
const tooLate = 'The deduction of {percent} ends on {by}. Yours end later, and we have found no extension.'

export const aidEn: AidText = {
  names: {
    'irpf-self-consumption': 'Income-tax deduction for self-consumption, {percent}',
    'irpf-ev-charger': 'Income-tax deduction for a charge point, {percent}',
    'irpf-efficiency-20': 'Income-tax deduction for energy efficiency, {percent}',
    'irpf-efficiency-40': 'Income-tax deduction for energy efficiency, {percent}',
    'irpf-efficiency-60': 'Income-tax deduction for a whole building, {percent}',
    'ibi-malaga': 'Property tax (IBI) in Málaga, {percent} less for {years} years',
    'ibi-town': 'Property tax (IBI): a discount, if {town} grants one',
    'ibi-charger': 'Property tax (IBI): a discount for a charge point, if {town} grants one',
    'icio-town': 'Works tax (ICIO): a discount, if {town} grants one',
    'cae-heat-pump': 'Energy-savings certificates (CAE) for replacing a boiler',
  },
  conditions: {
    'tax-resident': 'Only for those who file Spanish income tax (IRPF).',
    'enough-tax': 'You need enough tax to deduct it from.',
    'own-property': 'The home is yours; a second home counts.',
    'no-cash': 'Paid by transfer, card, cheque or bank deposit, never in cash. Grants are taken off first.',
    cie: 'With the electrical installation certificate.',
    'paid-and-finished': 'Paid and finished within the dates.',
    'demand-less-7': 'Certificates show at least 7% less need of heat and cold. A new machine alone does not do that.',
    'primary-less-30': 'Certificates show at least 30% less non-renewable primary energy, or class A or B.',
    certificates: 'An energy certificate before the works and another after them, both registered.',
    'main-home-or-let': 'Your main home, or one that is let as a dwelling; not a holiday home for your own use.',
    'whole-building': 'For works on the whole building. Ask a tax adviser whether a detached house counts.',
    'not-both': 'One deduction for the same installation: this one or another, never both.',
    'town-decides': 'The law lets the town hall grant at most {maxPercent}. We do not know what {town} grants today.',
    homologated: 'Equipment with the corresponding approval.',
    'any-owner': 'It follows the property, not your residence: owners who live abroad can ask for it too.',
    'before-works': 'Ask when you declare the works.',
    'replaces-boiler': 'Only where the heat pump replaces a boiler that burns fuel.',
    'cae-sale': 'The savings are sold, and the price is agreed with the buyer. There is no public tariff.',
    'three-years': 'To be claimed within three years of the works.',
    'ibi-residential': 'For homes.',
    'ibi-four-m2': 'At least 4 m² of solar surface.',
    'ibi-not-compulsory': 'Not where solar was compulsory when it was installed.',
    'ibi-apply-in-time': 'Counts from the year after installation; ask within the three years or it is lost.',
    'ibi-check':
      'Read in public pages of 2020 to 2025. Confirm the ordinance in force with Gestrisam before you count on it.',
  },
  notes: {
    'no-deduction-for-service': 'The income-tax deductions do not cover this work.',
    'irpf-needs-income-tax':
      'The income-tax deductions are only for those who file Spanish income tax (IRPF). Owners who live abroad pay another tax (IRNR) and cannot use them. Town discounts do not depend on residence.',
    'battery-with-panels':
      'A battery counts for the deduction of 10% as part of a self-consumption installation. We have not read whether one added later to older panels does: ask a tax adviser.',
    'irpf-self-consumption-too-early': tooEarly,
    'irpf-self-consumption-too-late': tooLate,
    'irpf-ev-charger-too-early': tooEarly,
    'irpf-ev-charger-too-late': tooLate,
    'irpf-efficiency-20-too-early': tooEarly,
    'irpf-efficiency-20-too-late': tooLate,
    'irpf-efficiency-40-too-early': tooEarly,
    'irpf-efficiency-40-too-late': tooLate,
    'irpf-efficiency-60-too-early': tooEarly,
    'irpf-efficiency-60-too-late': tooLate,
    'ibi-not-given': 'With your yearly property tax (IBI) we can put a figure on that discount.',
    'no-rebate-published':
      'No discount for solar in San Roque (Sotogrande) was published in 2023. It may have changed: ask the town hall.',
    'ask-town-hall':
      "How to ask: write to the tax office of {town}'s town hall and ask for the IBI and ICIO ordinances in force. They are published in {url}.",
    'no-regional-grant':
      'The Andalusian grant for home solar, batteries and heat pumps closed on {on}. We know of none open today.',
    'no-regional-deduction': 'Andalusia has no income-tax deduction of its own for solar or energy efficiency.',
    'no-charger-grant': 'MOVES III ended on {on}, and the plan that followed leaves home charge points out.',
  },
}
