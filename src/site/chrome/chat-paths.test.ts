import { expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { chatPaths } from './chat-paths.ts'

it.each(languages)('the chat leads to the pages of the registry in %s', (language) => {
  expect(chatPaths[language]).toEqual({
    quotePath: pathOf('quote', language),
    consultationPath: pathOf('design-consultation', language),
    privacyPath: pathOf('privacy-policy', language),
  })
})
