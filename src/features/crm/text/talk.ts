import { talkEn } from './talk-en.ts'
import { talkEs } from './talk-es.ts'

export const talkText = { en: talkEn, es: talkEs }
