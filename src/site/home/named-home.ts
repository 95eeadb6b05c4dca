import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { exampleTown, type HomeData } from './home-data.ts'
import { homeText } from './text/text.ts'

/** "Villa in Marbella, €165 a month, lived in all year": the home whose figures a block shows, whatever the visitor has typed since. */
export function namedHome({ monthlyBillEur }: Pick<HomeData, 'monthlyBillEur'>, language: Language): string {
  return homeText(language).home(townNames[exampleTown], formatEur(monthlyBillEur, language))
}
