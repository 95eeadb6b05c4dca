import { monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What the programme itself writes down as its reason, in words. */
const reasons: Record<Language, Record<string, string>> = {
  en: {
    link: 'came with the code in the link',
    spoken: 'said the code',
    registered: 'registered by the partner',
    'unknown-code': 'nobody has this code',
    'not-approved': 'the partner is not approved',
    staff: 'belongs to our own staff',
    'self-referral': 'the partner is the customer',
    'first: us': 'the customer came to us before',
    'first: other-partner': 'another partner was first',
    'still protected': 'the same partner, still protected',
    'registered before, still protected': 'registered before, still protected',
    'paid after the protection had ended': 'paid after the protection had ended',
    'job completed and paid': 'the job is done and paid',
    'a job earns one commission': 'a job earns one commission',
    'checked, nothing flagged': 'checked, nothing to look at',
    'checked by staff': 'checked by staff',
    'transfer left the bank': 'the transfer left the bank',
    paid: 'the transfer left the bank',
    'the transfer came back': 'the transfer came back',
  },
  es: {
    link: 'llegó con el código del enlace',
    spoken: 'dijo el código',
    registered: 'lo registró el colaborador',
    'unknown-code': 'nadie tiene este código',
    'not-approved': 'el colaborador no está aprobado',
    staff: 'es de nuestra plantilla',
    'self-referral': 'el colaborador es el propio cliente',
    'first: us': 'el cliente ya había venido a nosotros',
    'first: other-partner': 'otro colaborador fue el primero',
    'still protected': 'el mismo colaborador, con la protección en vigor',
    'registered before, still protected': 'registrado antes, con la protección en vigor',
    'paid after the protection had ended': 'pagado cuando la protección ya había terminado',
    'job completed and paid': 'trabajo terminado y pagado',
    'a job earns one commission': 'un trabajo da una sola comisión',
    'checked, nothing flagged': 'revisado, nada que señalar',
    'checked by staff': 'revisado por la oficina',
    'transfer left the bank': 'la transferencia salió del banco',
    paid: 'la transferencia salió del banco',
    'the transfer came back': 'la transferencia ha vuelto',
  },
}

/** A recorded reason for staff: the programme's own in their language, and what somebody wrote as it was written. */
export function reasonText(because: string, language: Language): string {
  const payout = /^payout of (\d{4})-(\d{2})$/.exec(because)
  if (payout) {
    const month = monthNames(language, 'long')[Number(payout[2]) - 1]
    return language === 'es' ? `pago de ${month} de ${payout[1]}` : `payout of ${month} ${payout[1]}`
  }
  return reasons[language][because] ?? because
}
