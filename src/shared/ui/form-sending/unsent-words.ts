import type { Language } from '#src/shared/i18n/language.ts'

/** Words for a form that was written without a connection. Times and references arrive formatted. */
const en = {
  label: 'A form that is not sent yet',
  waiting:
    'Not sent yet: there is no connection. What you wrote is kept on this device for seven days at most, and is sent by itself from any page of ours once you are back.',
  sending: 'What you wrote without a connection is being sent…',
  sent: (at: string, reference: string) => `What you wrote on ${at} has reached us. Your reference: ${reference}.`,
  open: 'Open it',
  refused: (at: string, why: string) => `What you wrote on ${at} could not be taken: ${why}`,
  writeAgain: 'Write it again',
  forget: 'Delete it',
  forgotten: 'Deleted. Nothing of it is kept on this device, and nothing was sent.',
  close: 'Close this notice',
}

export const unsentWords: Record<Language, typeof en> = {
  en,
  es: {
    label: 'Un formulario que todavía no se ha enviado',
    waiting:
      'Todavía no se ha enviado: no hay conexión. Lo que has escrito se guarda en este dispositivo, siete días como mucho, y sale solo desde cualquier página nuestra en cuanto vuelvas a tener.',
    sending: 'Estamos enviando lo que escribiste sin conexión…',
    sent: (at, reference) => `Nos ha llegado lo que escribiste el ${at}. Tu referencia: ${reference}.`,
    open: 'Abrirlo',
    refused: (at, why) => `No hemos podido recoger lo que escribiste el ${at}: ${why}`,
    writeAgain: 'Escribirlo otra vez',
    forget: 'Borrarlo',
    forgotten: 'Borrado. En este dispositivo no queda nada, y no se ha enviado nada.',
    close: 'Cerrar este aviso',
  },
}
