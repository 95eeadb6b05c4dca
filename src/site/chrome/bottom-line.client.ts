import type { Language } from '#src/shared/i18n/language.ts'
import { recall } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { unsentMark } from '#src/shared/ui/browser-memory/unsent-mark.ts'

/** The line at the bottom that few visitors get: a form of theirs that is not sent yet goes before the other language. */
export async function showLine(other: Language | null): Promise<void> {
  if (recall('localStorage', unsentMark))
    await (await import('#src/shared/ui/form-sending/send-unsent.client.ts')).sendUnsent()
  else if (other) (await import('./offer-language.client.ts')).offerOtherLanguage(other)
}
