/** Where the chat leads to. Written out, because the route registry would be the larger part of its script; a test compares them. */
export const chatPaths = {
  en: { quotePath: '/quote', consultationPath: '/design-consultation', privacyPath: '/privacy-policy' },
  es: { quotePath: '/es/presupuesto', consultationPath: '/es/consulta-diseno', privacyPath: '/es/politica-privacidad' },
} as const
