import type { ChecklistId, ChecklistStatus } from '#src/features/crm/checklist-contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Words of the list of what is left to do before going live. Values arrive formatted. */

const statuses: Record<ChecklistStatus, string> = { ok: 'Done', todo: 'To do', warning: 'Needs attention' }
/** Label, and what to do while it is not done. */
const checks: Record<ChecklistId, [label: string, todo: string]> = {
  'prices-confirmed': [
    'Prices confirmed by the owner',
    'Quotes say that prices are still to be confirmed. Check the price book under Prices and confirm it there.',
  ],
  'public-url': [
    'Public address of the site',
    'Links in mails and QR codes point to {value}, which only this machine can open. The person who looks after the server sets the public address.',
  ],
  'mail-delivery': [
    'Mail is really sent',
    'Mail is not connected yet: mails are kept as files and reach nobody. The person who looks after the server connects it.',
  ],
  'mail-from': [
    'Sender of our mails',
    'Mails say they come from {value}, which nobody can answer. Choose an address that people can write to.',
  ],
  'staff-mail': [
    'Mail to staff about new leads',
    'No address that works is known for news of a new lead. Say which one it is.',
  ],
  'journal-intact': [
    'Stored requests are complete',
    'The disk holding requests that came in is damaged in places: {count}. Nothing is thrown away. The person who looks after the server finds the next step in the guide “The journal is damaged”.',
  ],
  'failed-mails': ['Mails that could not be sent', 'Not sent: {count}. Open their leads and send them again.'],
  'on-call-contact': [
    'Who answers at night',
    'The site offers help at any hour on the business phone. Say who answers it.',
  ],
  'emergency-numbers': [
    'Emergency numbers checked',
    'The numbers of the water and electricity companies wait for the owner’s confirmation.',
  ],
  'holidays-checked': [
    'Holidays checked',
    'Holidays without an official source: {count}. They only make an answer time later, never earlier.',
  ],
  database: [
    'Database',
    'Everything is kept on this one machine. That is fine for a start; a machine that is lost takes it along, so plan a database server.',
  ],
  'second-factor': [
    'Second step of your account',
    'You sign in with a password alone. Set the second step up under your account.',
  ],
}

const en = {
  title: 'Checks',
  intro: (done: string, all: string) => `${done} of ${all} done.`,
  facts: 'Facts the owner has to give',
  factsIntro: 'They are left out of the site until they are known. Enter them under Prices, on call, account.',
  unset: 'Not given',
  unconfirmed: 'To be confirmed',
  statuses,
  checks,
}

export const checklistText: Record<Language, typeof en> = {
  en,
  es: {
    title: 'Comprobaciones',
    intro: (done, all) => `Hecho: ${done} de ${all}.`,
    facts: 'Datos que faltan de la empresa',
    factsIntro: 'No salen en la web hasta que se conozcan. Escríbelos en Precios, guardia, cuenta.',
    unset: 'Sin dato',
    unconfirmed: 'Por confirmar',
    statuses: { ok: 'Hecho', todo: 'Pendiente', warning: 'Requiere atención' },
    checks: {
      'prices-confirmed': [
        'Precios confirmados por el dueño',
        'Los presupuestos avisan de que los precios están por confirmar. Revisa la lista de precios y confírmalo ahí.',
      ],
      'public-url': [
        'Dirección pública de la web',
        'Los enlaces de los correos y los códigos QR llevan a {value}, que solo abre esta máquina. Quien lleva el servidor pone la dirección pública.',
      ],
      'mail-delivery': [
        'El correo se envía de verdad',
        'El correo aún no está conectado: los mensajes se guardan en archivos y no llegan a nadie. Lo conecta quien lleva el servidor.',
      ],
      'mail-from': [
        'Remitente de los correos',
        'Los correos dicen venir de {value}, a la que nadie puede responder. Elige una dirección que reciba respuestas.',
      ],
      'staff-mail': [
        'Aviso al equipo de cada solicitud',
        'No se conoce ninguna dirección válida para avisar de cada solicitud. Di cuál es.',
      ],
      'journal-intact': [
        'Las solicitudes guardadas están completas',
        'El disco donde se guardan las solicitudes que entran tiene partes dañadas: {count}. No se tira nada. Quien lleva el servidor tiene los pasos en la guía «The journal is damaged».',
      ],
      'failed-mails': ['Correos sin enviar', 'Sin enviar: {count}. Abre sus solicitudes y envíalos otra vez.'],
      'on-call-contact': [
        'Quién contesta de noche',
        'La web ofrece ayuda a cualquier hora en el teléfono de la empresa. Decide quién lo coge.',
      ],
      'emergency-numbers': [
        'Teléfonos de emergencia revisados',
        'Los de las compañías de agua y de luz esperan la confirmación del dueño.',
      ],
      'holidays-checked': [
        'Festivos revisados',
        'Festivos sin fuente oficial: {count}. Solo retrasan una hora de respuesta, nunca la adelantan.',
      ],
      database: [
        'Base de datos',
        'Todo se guarda en esta única máquina. Para empezar está bien; si la máquina se pierde, se lo lleva todo, así que prevé un servidor de base de datos.',
      ],
      'second-factor': [
        'Segundo paso de tu cuenta',
        'Entras solo con contraseña. Activa el segundo paso en tu cuenta.',
      ],
    },
  },
}
