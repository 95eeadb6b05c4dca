import type { Language } from '#src/shared/i18n/language.ts'

interface DocumentWords {
  file: string
  title: (month: string) => string
  page: string
  of: string
  partner: string
  payoutDate: string
  account: string
  stateLabel: string
  states: Record<'in-payout' | 'paid' | 'returned', string>
  columns: readonly string[]
  recovered: string
  commission: string
  vat: string
  withheld: string
  transfer: string
  notes: readonly string[]
  card: {
    heading: string
    lines: (code: string) => readonly string[]
    disclosure: (partner: string) => string
  }
}

export const documentWords: Record<Language, DocumentWords> = {
  en: {
    file: 'statement',
    title: (month) => `Statement for ${month}`,
    page: 'Page',
    of: 'of',
    partner: 'Partner',
    payoutDate: 'Paid on',
    account: 'To the account ending',
    stateLabel: 'Transfer',
    states: { 'in-payout': 'on its way', paid: 'has left our bank', returned: 'came back from your bank' },
    columns: ['Customer paid', 'Job', 'Referral', 'Tier', 'Commission'],
    recovered: 'customer refunded',
    commission: 'Commission',
    vat: 'VAT on your invoice',
    withheld: 'Income tax withheld',
    transfer: 'Transferred to you',
    notes: [
      'Each line is a job that was finished and paid. Referrals are named by initials and town alone.',
      'Something looks wrong? Ask us to look again from your portal; a person answers within two working days.',
    ],
    card: {
      heading: 'Solar, heat pumps, air conditioning and electrical work',
      lines: (code) => ['See the price before you give your details.', `Scan the code, or say ${code} when you call.`],
      disclosure: (partner) => `${partner} earns a commission if you go ahead. Your price is the same.`,
    },
  },
  es: {
    file: 'extracto',
    title: (month) => `Extracto de ${month}`,
    page: 'Página',
    of: 'de',
    partner: 'Colaborador',
    payoutDate: 'Se paga el',
    account: 'A la cuenta terminada en',
    stateLabel: 'Transferencia',
    states: { 'in-payout': 'en camino', paid: 'ha salido de nuestro banco', returned: 'tu banco la ha devuelto' },
    columns: ['Cobro al cliente', 'Trabajo', 'Referido', 'Nivel', 'Comisión'],
    recovered: 'devuelto al cliente',
    commission: 'Comisión',
    vat: 'IVA de tu factura',
    withheld: 'Retención de IRPF',
    transfer: 'Te transferimos',
    notes: [
      'Cada línea es un trabajo terminado y cobrado. De los referidos solo aparecen las iniciales y el municipio.',
      '¿Algo no te cuadra? Pídenos que lo revisemos desde tu portal; te contesta una persona en dos días laborables.',
    ],
    card: {
      heading: 'Placas, aerotermia, aire acondicionado y electricidad',
      lines: (code) => ['Ves el precio antes de dar tus datos.', `Escanea el código, o di ${code} cuando llames.`],
      disclosure: (partner) => `${partner} cobra una comisión si te decides. Tu precio no cambia.`,
    },
  },
}
