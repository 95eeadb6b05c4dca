/** Where the chat leads to. Written out, because the route registry would be the larger part of its script; a test compares them. */
export const chatPaths = {
  en: { quotePath: '/quote', privacyPath: '/privacy-policy' },
  es: { quotePath: '/es/presupuesto', privacyPath: '/es/politica-privacidad' },
} as const
