import type { Language } from '#src/shared/i18n/language.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'

const words = {
  en: {
    subject: 'Wrong passwords for your account',
    what: 'In the last hour somebody has written many wrong passwords for your account. Nobody came in with them, and you can sign in as always.',
    ifYou: 'If it was you, there is nothing to do.',
    else: 'If it was not you, choose a password that you use nowhere else, and turn the second step on: with it a guessed password opens nothing.',
    open: 'Open your account',
  },
  es: {
    subject: 'Contraseñas equivocadas en tu cuenta',
    what: 'En la última hora alguien ha escrito muchas contraseñas equivocadas en tu cuenta. Con ellas no ha entrado nadie, y tú puedes entrar como siempre.',
    ifYou: 'Si has sido tú, no tienes que hacer nada.',
    else: 'Si no has sido tú, elige una contraseña que no uses en ningún otro sitio y activa el segundo paso: con él, una contraseña adivinada no abre nada.',
    open: 'Abrir tu cuenta',
  },
}

/** To a member of staff: somebody is guessing their password. */
export function signInAlert(input: { language: Language; brand: string; accountUrl: string }): RenderedMail {
  const text = words[input.language]
  return renderMail({
    language: input.language,
    subject: text.subject,
    brand: input.brand,
    blocks: [
      { kind: 'paragraph', text: text.what },
      { kind: 'paragraph', text: text.ifYou },
      { kind: 'paragraph', text: text.else },
      { kind: 'action', label: text.open, url: input.accountUrl },
    ],
  })
}
