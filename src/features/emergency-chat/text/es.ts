import type { WidgetText } from './types.ts'

export const es: WidgetText = {
  title: 'Ayuda urgente',
  subtitle: 'Primero respuestas automáticas; una persona si la pides',
  close: 'Cerrar el chat',
  contacts: 'Contactos',
  call112: 'Llamar al 112',
  message: '¿Qué está pasando?',
  send: 'Enviar',
  log: 'Conversación',
  typing: 'Escribiendo la respuesta',
  now: 'Haz esto ya',
  you: 'Tú',
  guides: 'O paso a paso:',
  actions: {
    'call-112': 'Llamar al 112',
    'call-distributor': 'Averías de la red',
    'call-gas': 'Fuga de gas de red',
    'call-us': 'Llámanos',
    callback: 'Pedir que me llamen',
    whatsapp: 'WhatsApp',
    book: 'Reservar cita',
    quote: 'Ver el precio',
    contacts: 'Contactos',
  },
  checked: {
    verified: (day) => `Comprobado el ${day}`,
    'single-source': (day) => `Una sola fuente, ${day}`,
    unverified: () => 'Aún sin confirmar',
  },
  spanishTime: 'hora de España',
  whatsappGreeting: 'Hola, tengo una avería eléctrica.',
}
