import type { Language } from '#src/shared/i18n/language.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'

const words = {
  en: {
    invitation: {
      subject: (brand: string) => `Your account at ${brand}`,
      what: (brand: string) => `You have an account for the staff pages of ${brand}. Choose a password and you are in.`,
      until: 'The link works once, for seven days. After that, ask for another at the sign-in.',
      open: 'Choose your password',
    },
    reset: {
      subject: () => 'Choose another password',
      what: () => 'Somebody, you we hope, has asked for another password for your account. Choose it here.',
      until: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
      open: 'Choose another password',
    },
  },
  es: {
    invitation: {
      subject: (brand: string) => `Tu cuenta en ${brand}`,
      what: (brand: string) =>
        `Tienes una cuenta en las páginas internas de ${brand}. Elige una contraseña y ya puedes entrar.`,
      until: 'El enlace sirve una vez y durante siete días. Después, pide otro en la página de entrada.',
      open: 'Elegir tu contraseña',
    },
    reset: {
      subject: () => 'Elige otra contraseña',
      what: () => 'Alguien, esperamos que tú, ha pedido otra contraseña para tu cuenta. Elígela aquí.',
      until: 'El enlace sirve una vez y durante una hora. Si no has sido tú, no hagas nada: tu contraseña sigue igual.',
      open: 'Elegir otra contraseña',
    },
  },
}

/** To a member of staff: the link by which they choose a password. */
export function passwordLinkMail(input: {
  kind: 'invitation' | 'reset'
  language: Language
  brand: string
  url: string
}): RenderedMail {
  const text = words[input.language][input.kind]
  return renderMail({
    language: input.language,
    subject: text.subject(input.brand),
    brand: input.brand,
    blocks: [
      { kind: 'paragraph', text: text.what(input.brand) },
      { kind: 'paragraph', text: text.until },
      { kind: 'action', label: text.open, url: input.url },
    ],
  })
}
