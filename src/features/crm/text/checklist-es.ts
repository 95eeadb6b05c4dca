import type { ChecklistText } from './checklist-en.ts'

/** Words of what is left to do before going live. */
export const checklistEs: ChecklistText = {
  title: 'Antes de abrir la web',
  intro: (done, all) => `Hecho: ${done} de ${all}.`,
  facts: 'Datos que faltan de la empresa',
  factsIntro: 'No salen en la web hasta que se conozcan. Escríbelos en Precios, guardia, cuenta.',
  unset: 'Sin dato',
  unconfirmed: 'Por confirmar',
  statuses: { ok: 'Hecho', todo: 'Pendiente', warning: 'Requiere atención' },
  checks: {
    'prices-confirmed': [
      'Precios confirmados por la propiedad',
      'Los presupuestos avisan de que los precios están por confirmar. Revisa el libro de precios y confírmalo ahí.',
    ],
    'public-url': [
      'Dirección pública de la web',
      'Los enlaces de los correos y los códigos QR llevan a {value}, que solo abre esta máquina. Quien lleva el servidor pone la dirección pública.',
    ],
    'mail-delivery': [
      'Los correos salen de verdad',
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
      'Las solicitudes recibidas están enteras en el disco',
      'El disco donde se guardan las solicitudes que entran tiene partes dañadas: {count}. No se tira nada. Quien lleva el servidor tiene los pasos en la guía «The journal is damaged».',
    ],
    'failed-mails': ['Correos sin enviar', 'Sin enviar: {count}. Abre sus solicitudes y envíalos otra vez.'],
    'on-call-contact': [
      'Quién contesta de noche',
      'La web ofrece ayuda a cualquier hora en el teléfono de la empresa. Decide quién lo coge.',
    ],
    'emergency-numbers': [
      'Teléfonos de emergencia revisados',
      'Los de las compañías de agua y de luz esperan la confirmación de la propiedad.',
    ],
    'holidays-checked': [
      'Festivos revisados',
      'Festivos sin fuente oficial: {count}. Solo retrasan una hora de respuesta, nunca la adelantan.',
    ],
    database: [
      'Base de datos',
      'Todo se guarda en esta única máquina. Para empezar está bien; si la máquina se pierde, se lo lleva todo, así que prevé un servidor de base de datos.',
    ],
    'second-factor': ['Segundo paso de tu cuenta', 'Entras solo con contraseña. Activa el segundo paso en tu cuenta.'],
  },
}
