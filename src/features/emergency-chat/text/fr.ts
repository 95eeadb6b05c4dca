import type { WidgetText } from './types.ts'

export const fr: WidgetText = {
  title: 'Aide d’urgence',
  subtitle: 'D’abord des réponses automatiques, une personne si vous le demandez',
  close: 'Fermer le chat',
  contacts: 'Contacts',
  call112: 'Appeler le 112',
  message: 'Que se passe-t-il ?',
  send: 'Envoyer',
  log: 'Conversation',
  typing: 'Réponse en cours',
  now: 'À faire tout de suite',
  you: 'Vous',
  guides: 'Ou pas à pas :',
  actions: {
    'call-112': 'Appeler le 112',
    'call-distributor': 'Pannes du réseau',
    'call-gas': 'Fuite de gaz de ville',
    'call-us': 'Nous appeler',
    callback: 'Demander à être rappelé',
    whatsapp: 'WhatsApp',
    book: 'Prendre rendez-vous',
    quote: 'Voir le prix',
    contacts: 'Contacts',
  },
  checked: {
    verified: (day) => `Vérifié le ${day}`,
    'single-source': (day) => `Une seule source, ${day}`,
    unverified: () => 'Pas encore confirmé',
  },
  spanishTime: 'heure d’Espagne',
  whatsappGreeting: 'Bonjour, j’ai une panne électrique.',
}
