import type { PartnerState } from '#src/features/affiliates/domain/partner.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type LedgerText, ledgerText } from './staff-ledger.ts'

/** The words of the staff's screen of partners. */
export interface PartnerStaffText {
  title: string
  tabs: Record<'applications' | 'commissions' | 'attributions' | 'payouts' | 'partners' | 'ledger' | 'rules', string>
  applicationsNote: string
  /** An application, as Today says it. */
  applied: (business: string) => string
  left: (hours: string) => string
  late: string
  sent: (when: string) => string
  approve: string
  decline: string
  reason: string
  reasonWhy: string
  cancel: string
  none: string
  loading: string
  failed: string
  offline: string
  retry: string
  states: Record<PartnerState, string>
  columns: Record<
    | 'partner'
    | 'code'
    | 'state'
    | 'kind'
    | 'account'
    | 'when'
    | 'what'
    | 'lead'
    | 'who'
    | 'why'
    | 'amount'
    | 'reference',
    string
  >
  pause: string
  commissionsNote: string
  approveUnflagged: (n: string) => string
  /** Asks for the reason first. */
  approveFlagged: string
  ledger: LedgerText
  flags: Record<string, string>
  appeals: string
  appealBy: (when: string) => string
  uphold: string
  turnDown: string
  attributionsNote: string
  kinds: Record<string, string>
  give: { heading: string; lead: string; unknown: string; open: string; to: string; nobody: string; send: string }
  payouts: {
    heading: (month: string) => string
    month: string
    make: string
    makeNote: string
    toPay: (n: string) => string
    held: string
    below: string
    because: Record<string, string>
    states: Record<'made' | 'released' | 'paid', string>
    release: string
    byOne: string
    madeBy: (name: string, when: string) => string
    file: string
    csv: string
    paid: string
    statement: string
    bankStatement: string
    read: (n: string) => string
    check: (entries: string) => string
    checkBad: (n: string) => string
  }
}

const en: PartnerStaffText = {
  title: 'Partners',
  tabs: {
    applications: 'Applications',
    commissions: 'Commissions',
    attributions: 'Attributions',
    payouts: 'Payouts',
    partners: 'All partners',
    ledger: 'Ledger',
    rules: 'Conditions',
  },
  applied: (business) => `${business} wants to become a partner.`,
  applicationsNote: 'Answer within 24 hours, with a reason either way.',
  left: (hours) => `${hours} h left`,
  late: 'overdue',
  sent: (when) => `Sent ${when}`,
  approve: 'Approve',
  decline: 'Decline...',
  reason: 'Reason',
  reasonWhy: 'The partner reads it.',
  cancel: 'Cancel',
  none: 'Nothing is waiting.',
  loading: 'Loading',
  failed: 'That did not work.',
  offline: 'The server did not answer. Check your connection.',
  retry: 'Try again',
  states: { applied: 'applied', approved: 'active', declined: 'declined', paused: 'paused' },
  columns: {
    partner: 'Partner',
    code: 'Code',
    state: 'State',
    kind: 'Business',
    account: 'Account',
    when: 'When',
    what: 'What',
    lead: 'Lead',
    who: 'Who',
    why: 'Why',
    amount: 'Amount',
    reference: 'Reference',
  },
  pause: 'Pause...',
  commissionsNote: 'Jobs that are finished and paid. Check the flagged ones and approve the rest.',
  approveUnflagged: (n) => `Approve the ${n} without a flag`,
  approveFlagged: 'Approve...',
  ledger: ledgerText.en,
  flags: {
    'same-person': 'the partner themselves',
    'same-household': 'same address',
    'same-iban': 'shared account',
    staff: 'a member of staff',
  },
  appeals: 'To review again',
  appealBy: (when) => `answer by ${when}`,
  uphold: 'Uphold...',
  turnDown: 'Turn down...',
  attributionsNote:
    'The first valid registration wins. An entry is never changed: a decision adds a new one, and the partner sees both.',
  kinds: {
    registered: 'theirs',
    covered: 'covered',
    'still-yours': 'theirs already',
    existing: 'known before',
    refused: 'no claim',
    earned: 'earned',
    expired: 'ended',
    'paid-again': 'paid again',
    'taken-away': 'taken away',
    given: 'given',
  },
  give: {
    heading: 'Give a lead to a partner',
    lead: 'Reference of the lead',
    unknown: 'No lead has this reference. You find it beside the name on the lead’s page.',
    open: 'Open the lead',
    to: 'Partner',
    nobody: 'no partner: it is ours',
    send: 'Save the decision',
  },
  payouts: {
    heading: (month) => `Payout for ${month}`,
    month: 'Month',
    make: 'Make the payout run',
    makeNote: 'Possible from the first day of the next month. If you make it twice, it stays the same run.',
    toPay: (n) => (n === '1' ? '1 transfer' : `${n} transfers`),
    held: 'Held',
    below: 'Carried over',
    because: {
      'iban-missing': 'IBAN missing',
      'tax-data-missing': 'tax data missing',
      'same-iban': 'account of two partners',
      paused: 'paused',
      'below-minimum': 'below the minimum',
    },
    states: { made: 'waits for release', released: 'released', paid: 'paid' },
    release: 'Release',
    byOne: 'made and released by the same person',
    madeBy: (name, when) => `${name}, ${when}`,
    file: 'Payment file (pain.001)',
    csv: 'CSV',
    paid: 'Mark as paid',
    statement: 'Statement',
    bankStatement: 'Read a bank statement (camt.053)',
    read: (n) => `${n} new lines read.`,
    check: (entries) => `The ledger balances: ${entries} entries, difference 0.`,
    checkBad: (n) => `${n} entries do not balance. Make no payout until they are cleared up.`,
  },
}

const es: PartnerStaffText = {
  title: 'Colaboradores',
  tabs: {
    applications: 'Candidaturas',
    commissions: 'Comisiones',
    attributions: 'Atribuciones',
    payouts: 'Pagos',
    partners: 'Todos',
    ledger: 'Cuentas',
    rules: 'Condiciones',
  },
  applied: (business) => `${business} quiere ser colaborador.`,
  applicationsNote: 'Contesta en 24 horas, con el motivo en ambos casos.',
  left: (hours) => `quedan ${hours} h`,
  late: 'fuera de plazo',
  sent: (when) => `Enviada el ${when}`,
  approve: 'Aprobar',
  decline: 'Rechazar...',
  reason: 'Motivo',
  reasonWhy: 'Lo lee el colaborador.',
  cancel: 'Cancelar',
  none: 'No hay nada pendiente.',
  loading: 'Cargando',
  failed: 'No se ha podido hacer.',
  offline: 'El servidor no responde. Comprueba tu conexión.',
  retry: 'Probar otra vez',
  states: { applied: 'candidato', approved: 'activo', declined: 'rechazado', paused: 'en pausa' },
  columns: {
    partner: 'Colaborador',
    code: 'Código',
    state: 'Estado',
    kind: 'Negocio',
    account: 'Cuenta',
    when: 'Cuándo',
    what: 'Qué',
    lead: 'Solicitud',
    who: 'Quién',
    why: 'Por qué',
    amount: 'Importe',
    reference: 'Referencia',
  },
  pause: 'Poner en pausa...',
  commissionsNote: 'Trabajos terminados y cobrados. Mira los que llevan aviso y aprueba el resto.',
  approveUnflagged: (n) => `Aprobar las ${n} sin aviso`,
  approveFlagged: 'Aprobar...',
  ledger: ledgerText.es,
  flags: {
    'same-person': 'es el propio colaborador',
    'same-household': 'misma dirección',
    'same-iban': 'cuenta compartida',
    staff: 'alguien de la plantilla',
  },
  appeals: 'Para revisar',
  appealBy: (when) => `contestar antes del ${when}`,
  uphold: 'Dar la razón...',
  turnDown: 'Mantener...',
  attributionsNote:
    'Cuenta el primer registro válido. Un apunte no se cambia nunca: una decisión añade otro y el colaborador ve los dos.',
  kinds: {
    registered: 'suyo',
    covered: 'cubierto',
    'still-yours': 'ya era suyo',
    existing: 'ya era cliente nuestro',
    refused: 'sin derecho',
    earned: 'ganado',
    expired: 'terminado',
    'paid-again': 'cobrado otra vez',
    'taken-away': 'retirado',
    given: 'asignado',
  },
  give: {
    heading: 'Asignar una solicitud a un colaborador',
    lead: 'Referencia de la solicitud',
    unknown: 'Ninguna solicitud tiene esta referencia. La encuentras junto al nombre, en la página de la solicitud.',
    open: 'Abrir la solicitud',
    to: 'Colaborador',
    nobody: 'ningún colaborador: es nuestra',
    send: 'Guardar la decisión',
  },
  payouts: {
    heading: (month) => `Liquidación de ${month}`,
    month: 'Mes',
    make: 'Preparar la liquidación',
    makeNote: 'Se puede preparar desde el día 1 del mes siguiente. Si la preparas dos veces, sigue siendo la misma.',
    toPay: (n) => (n === '1' ? '1 transferencia' : `${n} transferencias`),
    held: 'Retenido',
    below: 'Pasa al mes siguiente',
    because: {
      'iban-missing': 'falta el IBAN',
      'tax-data-missing': 'faltan datos fiscales',
      'same-iban': 'cuenta de dos colaboradores',
      paused: 'en pausa',
      'below-minimum': 'por debajo del mínimo',
    },
    states: { made: 'espera aprobación', released: 'aprobada', paid: 'pagada' },
    release: 'Aprobar',
    byOne: 'preparada y aprobada por la misma persona',
    madeBy: (name, when) => `${name}, ${when}`,
    file: 'Archivo de pagos (pain.001)',
    csv: 'CSV',
    paid: 'Marcar como pagada',
    statement: 'Extracto',
    bankStatement: 'Leer un extracto del banco (camt.053)',
    read: (n) => `${n} líneas nuevas leídas.`,
    check: (entries) => `Las cuentas cuadran: ${entries} apuntes, diferencia 0.`,
    checkBad: (n) => `${n} apuntes no cuadran. No prepares pagos hasta aclararlo.`,
  },
}

export const partnerStaffText: Record<Language, PartnerStaffText> = { en, es }
