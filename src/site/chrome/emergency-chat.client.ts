import { learnedTriage } from '#src/features/emergency-chat/ui/learned-triage.ts'
import { createChat } from '#src/features/emergency-chat/ui/open-chat.tsx'
import { languageOfPath } from '#src/shared/i18n/language.ts'
import { business, readBusinessFrom } from '#src/site/business.ts'
import { answerBy } from '#src/site/hours.ts'
import { businessOfPage } from './business-of-page.ts'
import { chatPaths } from './chat-paths.ts'

const language = languageOfPath(location.pathname)
const ofPage = businessOfPage(document)
readBusinessFrom(() => ofPage)

/** The emergency chat of this page, fetched when somebody wants it (chat-launcher.client.ts). */
export const chat = learnedTriage().then((triage) =>
  createChat(
    {
      language,
      brand: business.name,
      phone: business.phone,
      whatsapp: business.whatsapp.e164,
      answerBy,
      ...chatPaths[language],
    },
    triage,
  ),
)
