import type { Account, CommissionState, TransactionKind } from '#src/features/affiliates/domain/ledger.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The words of a partner's books as staff see them. */
export interface LedgerText {
  partner: string
  choose: string
  balances: Record<'pending' | 'approved' | 'inPayout' | 'paid', string>
  commissions: string
  entries: string
  columns: Record<'when' | 'job' | 'amount' | 'state' | 'what' | 'account' | 'debit' | 'credit' | 'why', string>
  takeBack: string
  reject: string
  bonus: (amount: string) => string
  states: Record<CommissionState, string>
  kinds: Record<TransactionKind, string>
  accounts: Record<Account, string>
  note: string
}

export const ledgerText: Record<Language, LedgerText> = {
  en: {
    partner: 'Partner',
    choose: 'Choose a partner',
    balances: { pending: 'Pending', approved: 'Approved', inPayout: 'In payout', paid: 'Paid' },
    commissions: 'Commissions',
    entries: 'All entries',
    columns: {
      when: 'Date',
      job: 'Job',
      amount: 'Amount',
      state: 'State',
      what: 'What',
      account: 'Account',
      debit: 'Debit',
      credit: 'Credit',
      why: 'Why',
    },
    takeBack: 'Take back...',
    reject: 'Reject...',
    bonus: (amount) => `of which ${amount} is bonus`,
    states: {
      pending: 'pending',
      approved: 'approved',
      'in-payout': 'in payout',
      paid: 'paid',
      rejected: 'rejected',
      'clawed-back': 'taken back',
    },
    kinds: {
      earned: 'earned',
      approved: 'approved',
      rejected: 'rejected',
      reopened: 'reviewed again',
      'into-payout': 'into a payout',
      'payout-returned': 'transfer came back',
      paid: 'paid',
      'clawed-back': 'taken back',
      recovered: 'recovered',
    },
    accounts: {
      expense: 'cost of commissions',
      pending: 'owed, pending',
      approved: 'owed, approved',
      'in-payout': 'owed, in payout',
      paid: 'paid out',
      settled: 'settled',
      'input-vat': 'input VAT',
      'withholding-tax': 'income tax withheld',
      bank: 'bank',
    },
    note: 'An entry is never changed. A mistake is corrected by a new entry with its reason, and the partner sees both.',
  },
  es: {
    partner: 'Colaborador',
    choose: 'Elige un colaborador',
    balances: { pending: 'Pendiente', approved: 'Aprobado', inPayout: 'En pago', paid: 'Pagado' },
    commissions: 'Comisiones',
    entries: 'Todos los apuntes',
    columns: {
      when: 'Fecha',
      job: 'Trabajo',
      amount: 'Importe',
      state: 'Estado',
      what: 'Qué',
      account: 'Cuenta',
      debit: 'Debe',
      credit: 'Haber',
      why: 'Por qué',
    },
    takeBack: 'Retirar...',
    reject: 'Rechazar...',
    bonus: (amount) => `de ellos, ${amount} de extra`,
    states: {
      pending: 'pendiente',
      approved: 'aprobada',
      'in-payout': 'en pago',
      paid: 'pagada',
      rejected: 'rechazada',
      'clawed-back': 'retirada',
    },
    kinds: {
      earned: 'ganada',
      approved: 'aprobada',
      rejected: 'rechazada',
      reopened: 'revisada',
      'into-payout': 'pasa a un pago',
      'payout-returned': 'transferencia devuelta',
      paid: 'pagada',
      'clawed-back': 'retirada',
      recovered: 'recuperada',
    },
    accounts: {
      expense: 'gasto en comisiones',
      pending: 'debido, pendiente',
      approved: 'debido, aprobado',
      'in-payout': 'debido, en pago',
      paid: 'pagado',
      settled: 'liquidado',
      'input-vat': 'IVA soportado',
      'withholding-tax': 'IRPF retenido',
      bank: 'banco',
    },
    note: 'Un apunte no se cambia nunca. Un error se corrige con otro apunte y su motivo, y el colaborador ve los dos.',
  },
}
