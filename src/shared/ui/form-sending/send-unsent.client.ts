import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { forgetUnsent } from '#src/shared/ui/browser-memory/form-draft.ts'
import { pageLanguage, say, unsay } from './unsent-line.client.ts'
import { noteRefused, type Unsent, unsentForms } from './unsent-list.ts'
import { unsentWords } from './unsent-words.ts'

/** Sends what a form of an earlier page, or of an earlier visit, could not: once, by the key it was first sent with; and says what became of it. */
export async function sendUnsent(): Promise<void> {
  if (navigator.onLine && unsentForms(new Date()).some(({ refused }) => refused === undefined))
    say({ text: unsentWords[pageLanguage()].sending })
  if ((await sendAll()) === 'done') return
  const stop = retryWhenOnline(sendAll)
  sayWaiting(() => {
    stop()
    for (const { path } of unsentForms(new Date())) forgetUnsent(path)
  })
}

/** For the form of this page, which tries again by itself: says that it waits, and takes it off the device when asked to. */
export function sayWaiting(forget: () => void): void {
  say({ text: unsentWords[pageLanguage()].waiting, forget })
}

/** The form of this page was answered after all. */
export const sayNoMore = unsay

/** Tried again it is quiet until there is something to say. */
async function sendAll(): Promise<'again' | 'done'> {
  const forms = unsentForms(new Date())
  // Another page was faster, or it was deleted there.
  if (forms.length === 0) unsay()
  let outcome: 'again' | 'done' = 'done'
  for (const form of forms) {
    if (form.refused !== undefined) sayRefused(form, form.refused)
    else if ((await sendOne(form)) === 'again') outcome = 'again'
  }
  return outcome
}

async function sendOne(form: Unsent): Promise<'again' | 'done'> {
  const language = pageLanguage()
  try {
    const answer = await apiRequest('POST', form.path, form.body, {
      headers: { 'Idempotency-Key': form.key, 'accept-language': language },
    })
    forgetUnsent(form.path)
    forgetDraft(form)
    saySent(form, Object(answer))
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error.status)) return 'again'
    // Of the fields, not "below": its form is on another page.
    const fields = error.problem?.fields.map(({ message }) => message).join(', ')
    const why = fields || (error.problem?.detail ?? error.problem?.title ?? String(error.status))
    noteRefused(form, why)
    sayRefused(form, why)
    return 'done'
  }
}

/** Too many at once, or the server is not itself: the same may be taken later. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

function saySent({ at }: Unsent, answer: Record<string, unknown>): void {
  const { reference, url, manageUrl } = answer
  const words = unsentWords[pageLanguage()]
  const to = [url, manageUrl].find((one) => typeof one === 'string')
  // On this very host, whatever public name the server gives its links.
  const there = typeof to === 'string' ? URL.parse(to, location.origin) : null
  say({
    text: words.sent(formatInstant(at, pageLanguage()), String(reference)),
    link: there ? { href: there.pathname + there.search, text: words.open } : undefined,
  })
}

function sayRefused({ path, at, page, draft, body }: Unsent, why: string): void {
  const words = unsentWords[pageLanguage()]
  say({
    text: words.refused(formatInstant(at, pageLanguage()), why),
    link: {
      href: page,
      text: words.writeAgain,
      onClick() {
        // Where a form asks for one way to be reached, the answers have it by its kind.
        if (draft) remember('sessionStorage', draft, JSON.stringify({ reach: body.email ?? body.phone, ...body }))
        forgetUnsent(path)
      },
    },
    forget: () => forgetUnsent(path),
  })
}

/** What was sent is no draft any more, also where its form stands on this page. */
function forgetDraft({ path, draft }: Unsent): void {
  if (draft) remember('sessionStorage', draft, null)
  document.querySelector<HTMLFormElement>(`form[data-sends="${path}"]`)?.reset()
}
