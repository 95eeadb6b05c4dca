import type { Language } from '#src/shared/i18n/language.ts'

/** Words of the frame around the staff screens. */
export interface StaffText {
  skip: string
  navigation: string
  /** Opens the office's places on a phone. */
  more: string
  /** After the number of conversations that wait for us. */
  waiting: string
  notYours: string
  signedInAs: string
  signOut: string
  language: string
  languages: Record<Language, string>
  shortcuts: string
  loading: string
  noScript: string
  notHere: string
  backToLeads: string
  failed: string
  offline: string
  retry: string
}

const en: StaffText = {
  skip: 'Skip to content',
  navigation: 'Staff',
  more: 'More',
  waiting: 'waiting',
  notYours: 'Your role does not include this page. An administrator can change it.',
  signedInAs: 'Signed in',
  signOut: 'Sign out',
  language: 'Language of these pages',
  languages: { en: 'English', es: 'Español' },
  shortcuts: 'Single-key shortcuts',
  loading: 'Loading',
  noScript: 'The staff pages need JavaScript. The public site works without it.',
  notHere: 'There is no staff page at this address.',
  backToLeads: 'Go to the leads',
  failed: 'This did not work.',
  offline: 'The server did not answer. Check your connection.',
  retry: 'Try again',
}

const es: StaffText = {
  skip: 'Ir al contenido',
  navigation: 'Equipo',
  more: 'Más',
  waiting: 'esperan',
  notYours: 'Tu función no incluye esta página. Un administrador puede cambiarla.',
  signedInAs: 'Sesión iniciada',
  signOut: 'Cerrar sesión',
  language: 'Idioma de estas páginas',
  languages: { en: 'English', es: 'Español' },
  shortcuts: 'Atajos de una tecla',
  loading: 'Cargando',
  noScript: 'Las páginas del equipo necesitan JavaScript. La web pública funciona sin él.',
  notHere: 'En esta dirección no hay ninguna página del equipo.',
  backToLeads: 'Ir a las solicitudes',
  failed: 'No se ha podido hacer.',
  offline: 'El servidor no responde. Comprueba tu conexión.',
  retry: 'Probar otra vez',
}

export const staffText: Record<Language, StaffText> = { en, es }
