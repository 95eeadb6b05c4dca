import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'

/** Keeps the chosen time for this tab while the form is filled in, and says until when. */

const memory = 'consultation-hold'

/** This tab's word for the time that it holds; the same after a reload. */
export function holdOfTab(): string {
  if (word === '') {
    word = recall('sessionStorage', memory) ?? randomKey()
    remember('sessionStorage', memory, word)
  }
  return word
}
// Here too, for a browser that remembers nothing.
let word = ''

let kept = ''
let over: ReturnType<typeof setTimeout> | undefined

/** Asks for the time that is chosen, once; 'taken' when somebody has it. Without an answer nothing is promised. */
export async function holdChosen(form: HTMLFormElement): Promise<'taken' | undefined> {
  const line = form.querySelector<HTMLElement>('[data-held]')
  const slot = form.querySelector<HTMLInputElement>('input[name=slot]:checked')
  const fields = new FormData(form)
  const wish = { slot: slot?.value, topic: fields.get('topic'), mode: fields.get('mode'), town: fields.get('town') }
  const asked = JSON.stringify(wish)
  if (!line || asked === kept) return undefined
  kept = asked
  clearTimeout(over)
  line.textContent = ''
  if (!slot) return undefined
  try {
    const answer = await apiRequest('POST', '/api/consultations/holds', { ...wish, hold: holdOfTab() })
    const until = new Date(String(Object(answer).heldUntil))
    // Somebody who has chosen another time meanwhile reads about that one.
    if (asked !== kept || Number.isNaN(until.getTime())) return undefined
    const time = until.toLocaleTimeString(form.lang || document.documentElement.lang, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    line.textContent = (line.dataset.held ?? '').replace('{when}', slot.dataset.label ?? '').replace('{time}', time)
    over = setTimeout(
      () => {
        kept = ''
        line.textContent = line.dataset.over ?? ''
      },
      Math.max(0, until.getTime() - Date.now()),
    )
  } catch (error) {
    if (asked !== kept) return undefined
    kept = ''
    if (error instanceof ApiError && error.problem?.code === 'slot_taken') return 'taken'
  }
  return undefined
}
