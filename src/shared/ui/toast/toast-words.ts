import type { Language } from '#src/shared/i18n/language.ts'

export interface ToastWords {
  success: string
  error: string
  close: string
  one: string
  /** Name of the region; Radix puts the key in. */
  region: string
}

export const toastWords: Record<Language, ToastWords> = {
  en: { success: 'Success', error: 'Error', close: 'Close', one: 'Notification', region: 'Notifications ({hotkey})' },
  es: { success: 'Hecho', error: 'Error', close: 'Cerrar', one: 'Aviso', region: 'Avisos ({hotkey})' },
}
