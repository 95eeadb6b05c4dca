import type { ConsentText } from './types.ts'

export const en: ConsentText = {
  name: 'Your choice about cookies',
  questions: {
    analytics:
      'May we count your visit with a statistics service? It stores cookies and shows us which pages help. The site works the same without it.',
    affiliate:
      'You came by a partner’s link. May one cookie remember the partner’s code for 30 days, so that the partner is paid if we work for you? It holds nothing about you.',
  },
  accept: 'Accept',
  reject: 'Reject',
  policy: 'Cookie policy',
  settings: 'Cookie settings',
}
