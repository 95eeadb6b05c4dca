import type { Language } from '#src/shared/i18n/language.ts'
import { frameEn } from './en/frame.ts'
import { frameEs } from './es/frame.ts'
import type { FrameText } from './frame.types.ts'

export function frameText(language: Language): FrameText {
  return language === 'es' ? frameEs : frameEn
}
