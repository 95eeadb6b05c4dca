import { expect, it } from 'vitest'
import { formatWholeHours } from '#src/shared/i18n/format.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { pageWords } from '#src/site/content/page-words.ts'
import { serviceLook } from './service-looks.ts'

it.each(languages)('gives the hours of a power cut under the drawing as the block below does: %s', (language) => {
  const route = 'service.battery-storage'
  const { cut } = serviceLook(route)
  const hours = cut && builtFigures().days(cut.home, cut.of).option.backup.essentials?.hours.p90
  expect(String(pageWords(route, language).facts[0]?.n)).toBe(formatWholeHours(hours ?? 0, language))
})
