import type { PartnerTaxKind } from '#src/features/affiliates/domain/rules.ts'
import type { RatePart, SolePart } from '#src/features/affiliates/ui/staff/rules-form.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The words of the staff's screen of conditions. */
interface RulesText {
  intro: string
  sets: string
  columns: Record<'from' | 'state' | 'rates' | 'tiers' | 'cap', string>
  states: Record<'over' | 'now' | 'coming', string>
  tiers: (silver: number, gold: number) => string
  since: string
  withdraw: string
  edit: string
  editNote: string
  validFrom: string
  validFromHint: string
  commission: string
  parts: Record<RatePart, string>
  of: (part: string, kind: string) => string
  tier: string
  fromJobs: string
  bonus: string
  sole: Record<SolePart, string>
  kindOf: string
  kindOfNote: string
  tax: string
  taxKinds: Record<PartnerTaxKind, string>
  vat: string
  withheld: string
  publish: string
  published: (day: string) => string
  incomplete: string
  readOnly: string
  simulator: {
    heading: string
    note: string
    jobs: string
    now: string
    typed: string
    aMonth: (tier: string) => string
    oneJob: string
    contract: string
    incomplete: string
  }
}

export const rulesText: Record<Language, RulesText> = {
  en: {
    intro:
      'Each set of conditions applies from its first day. Leads registered before keep the conditions of their day: nothing changes in hindsight.',
    sets: 'Conditions by date',
    columns: { from: 'From', state: 'State', rates: 'Commission', tiers: 'Tiers', cap: 'At most' },
    states: { over: 'over', now: 'in force', coming: 'to come' },
    tiers: (silver, gold) => `Silver from ${silver} jobs, Gold from ${gold}`,
    since: 'from the start',
    withdraw: 'Withdraw',
    edit: 'New conditions from a date',
    editNote: 'Filled in with the newest conditions. Change what you want and choose the first day.',
    validFrom: 'First day',
    validFromHint: 'Tomorrow or later, Spanish time.',
    commission: 'Commission by kind of job, in euros',
    parts: {
      leastEur: 'At least',
      mostEur: 'At most',
      fromContractEur: 'Contract from',
      toContractEur: 'Contract to',
    },
    of: (part, kind) => `${kind}: ${part.toLowerCase()}, in euros`,
    tier: 'Tier',
    fromJobs: 'From how many jobs',
    bonus: 'Bonus, %',
    sole: {
      capEur: 'Most for one referral before the bonus, €',
      minimumPayoutEur: 'Smallest payout, €',
      protectionDays: 'Days of protection',
      tierWindowMonths: 'Months that count for the tier',
    },
    kindOf: 'What each service counts as',
    kindOfNote: 'A service earns the commission of the kind chosen here.',
    tax: 'Tax by kind of partner, in percent',
    taxKinds: { company: 'Company', 'self-employed': 'Self-employed', 'private-person': 'Private person' },
    vat: 'VAT on the commission',
    withheld: 'Income tax withheld',
    publish: 'Publish the conditions',
    published: (day) => `Published. They begin on ${day}; the programme’s pages follow on that day.`,
    incomplete: 'Fill in every field with a number, and choose the first day.',
    readOnly: 'An administrator or a partner manager changes the conditions.',
    simulator: {
      heading: 'What it costs',
      note: 'The jobs of one month under the conditions in force and under the ones in the form.',
      jobs: 'Jobs completed and paid in a month',
      now: 'In force today',
      typed: 'As in the form',
      aMonth: (tier) => `a month, at ${tier}`,
      oneJob: 'One job, by tier',
      contract: 'Contract value, € with VAT',
      incomplete: 'Shown again as soon as every field holds a number.',
    },
  },
  es: {
    intro:
      'Cada conjunto de condiciones se aplica desde su primer día. Las solicitudes registradas antes mantienen las condiciones de su fecha: nada cambia con efecto retroactivo.',
    sets: 'Condiciones por fecha',
    columns: { from: 'Desde', state: 'Estado', rates: 'Comisión', tiers: 'Niveles', cap: 'Máximo' },
    states: { over: 'terminadas', now: 'en vigor', coming: 'futuras' },
    tiers: (silver, gold) => `Plata desde ${silver} trabajos, Oro desde ${gold}`,
    since: 'desde el principio',
    withdraw: 'Retirar',
    edit: 'Nuevas condiciones desde una fecha',
    editNote: 'Ya lleva las condiciones más recientes. Cambia lo que quieras y elige el primer día.',
    validFrom: 'Primer día',
    validFromHint: 'Mañana o más tarde, hora española.',
    commission: 'Comisión por tipo de trabajo, en euros',
    parts: {
      leastEur: 'Mínimo',
      mostEur: 'Máximo',
      fromContractEur: 'Contrato desde',
      toContractEur: 'Contrato hasta',
    },
    of: (part, kind) => `${kind}: ${part.toLowerCase()}, en euros`,
    tier: 'Nivel',
    fromJobs: 'Desde cuántos trabajos',
    bonus: 'Extra, %',
    sole: {
      capEur: 'Máximo por recomendación antes del extra, €',
      minimumPayoutEur: 'Pago mínimo, €',
      protectionDays: 'Días de protección',
      tierWindowMonths: 'Meses que cuentan para el nivel',
    },
    kindOf: 'Cómo cuenta cada servicio',
    kindOfNote: 'Un servicio gana la comisión del tipo que se elige aquí.',
    tax: 'Impuestos según el tipo de colaborador, en porcentaje',
    taxKinds: { company: 'Empresa', 'self-employed': 'Autónomo', 'private-person': 'Particular' },
    vat: 'IVA sobre la comisión',
    withheld: 'Retención de IRPF',
    publish: 'Publicar las condiciones',
    published: (day) => `Publicadas. Empiezan el ${day}; las páginas del programa cambian ese día.`,
    incomplete: 'Rellena todos los campos con un número y elige el primer día.',
    readOnly: 'Las condiciones las cambia un administrador o el responsable de colaboradores.',
    simulator: {
      heading: 'Cuánto cuesta',
      note: 'Los mismos trabajos de un mes con las condiciones en vigor y con lo que hay en el formulario.',
      jobs: 'Trabajos terminados y cobrados en un mes',
      now: 'En vigor hoy',
      typed: 'Las del formulario',
      aMonth: (tier) => `al mes, en nivel ${tier}`,
      oneJob: 'Un trabajo, por nivel',
      contract: 'Importe del contrato, € con IVA',
      incomplete: 'Se vuelve a mostrar cuando todos los campos tengan un número.',
    },
  },
}
