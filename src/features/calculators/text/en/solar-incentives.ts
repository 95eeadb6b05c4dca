import type {
  SolarIncentivesInputs,
  SolarIncentivesWords,
} from '#src/features/calculators/domain/solar/solar-incentives.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { townWords } from '#src/features/calculators/text/town-words.ts'
import { aidEn } from '#src/features/tools/text/public.ts'

export const text: CalculatorText<SolarIncentivesWords, keyof SolarIncentivesInputs> = {
  opens: 'A price is filled in as an example. Put in yours.',
  form: 'Your case',
  inputs: {
    town: { label: 'Town' },
    service: {
      label: 'What you install',
      options: {
        solar: 'Solar panels',
        battery: 'A battery for the panels you have',
        'ev-charger': 'A charge point for the car',
        'heat-pump': 'A heat pump',
        'hot-water': 'A heat pump for hot water',
        'air-conditioning': 'Air conditioning',
      },
    },
    priceEur: { label: 'Price, VAT included' },
    resident: {
      label: 'Do you file Spanish income tax (IRPF)?',
      hint: 'If you live abroad and file IRNR instead, choose No.',
    },
    finished: {
      label: 'When is it paid for and finished?',
      options: {
        usual: 'In about 90 days, as usual',
        'this-year': 'By 31 December of this year',
        'next-year': 'In the course of next year',
      },
    },
    ibiEur: { label: 'Property tax (IBI) a year', hint: 'Leave it empty if you do not know it.' },
  },
  figures: {
    irpf: {
      label: 'income-tax deduction (IRPF)',
      short: 'off income tax',
      note: '{state}',
      none: '{name}',
      equation: 'rate of the law × price, its limit at most',
      why: 'It comes back with the tax return of the year of the works. Its conditions are in the table.',
    },
    ibi: {
      label: 'off the property tax (IBI)',
      note: '{state}',
      none: '{name}',
      equation: 'discount of the town × tax × years',
      why: 'What a town may grant counts nothing here until it has answered.',
    },
    icio: {
      label: 'off the works tax (ICIO)',
      note: '{state}',
      none: '{name}',
      equation: 'discount of the town × tax on the works',
      why: 'What a town may grant counts nothing here until it has answered.',
    },
    aid: {
      label: 'of aid you can count on',
      note: 'Works paid and finished on {date}.',
      equation: 'sum of the amounts below that are known',
      why: 'What a town may grant counts nothing here until it has answered. Conditions apply to each row.',
    },
    net: {
      label: 'left to pay in the end',
      equation: 'price − known aid',
      why: '{price} less {aid}. You pay the whole price first; the deduction comes back with the tax return of that year.',
    },
  },
  verdicts: {
    gets: {
      title: 'You can count on {aid}',
      text: 'If you meet the conditions in the table. Keep the invoices and the transfer slips.',
    },
    hurry: {
      title: 'The date decides: {more} or {aid}',
      text: 'Paid and finished by {by}, it is {more}; later, {aid} as the law stands. Ask us for the finishing date in writing; count on the deduction only once it is confirmed.',
    },
    'non-resident': {
      title: 'No deduction for you',
      text: 'Income-tax deductions are for those who file IRPF. Town discounts follow the property, so ask the town hall all the same.',
    },
    ask: {
      title: 'Nothing certain, something to ask for',
      text: 'No amount is sure today. What is in the table rests on a certificate, an ordinance or a sale, so do not decide by it.',
    },
    nothing: {
      title: 'No aid for this',
      text: 'We know of none in force for this work. If a leaflet says otherwise, look at its date.',
    },
  },
  charts: {
    dates: {
      title: 'Aid by the day of finishing',
      label: 'Paid and finished by {by} the known aid is {most}; on your date it is {own}.',
      caption:
        'Known aid at your price, by the day on which the works are paid and finished. From the law’s own rates and limits.',
    },
  },
  tables: { aid: { title: 'What there is, and how sure it is' } },
  remarks: 'What does not apply, and whom to ask',
  assumptions: {
    ...aidEn.notes,
    finished: 'Works paid and finished on {date}.',
    'paid-whole': 'One owner pays the whole price; with two, each deducts their own part.',
    'only-dated':
      'Only rules that we have read at their source, each with its date. What we could not confirm is not here.',
    'no-advice': 'This is not tax advice: ask your adviser before you count on a deduction.',
  },
  words: {
    ...townWords,
    ...aidEn.names,
    ...aidEn.conditions,
    'if-in-time': 'If paid and finished by {by}; on {date}, your date, {late}.',
    known: 'Works paid and finished on {date}.',
    'no-irpf': 'No income-tax deduction (IRPF)',
    'no-ibi': 'Property tax (IBI): no discount that we know of',
    'no-icio': 'Works tax (ICIO): no discount that we know of',
    'by-date': 'By {date}',
    'your-date': 'Your date, {date}',
    what: 'Aid',
    'how-much': 'Amount',
    'how-sure': 'Checked',
    open: 'not known: ask',
    verified: 'verified',
    'single-source': 'one source',
  },
}
