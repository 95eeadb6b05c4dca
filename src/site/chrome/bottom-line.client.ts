import type { Language } from '#src/shared/i18n/language.ts'

/** The line at the bottom that few visitors get: a form of theirs that is not sent yet goes before the other language. */
export async function showLine(hasUnsent: unknown, other: Language | null): Promise<void> {
  if (hasUnsent) await (await import('#src/shared/ui/form-sending/send-unsent.client.ts')).sendUnsent()
  else if (other) (await import('./offer-language.client.ts')).offerOtherLanguage(other)
}
