import { recall } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { draftKey } from './draft-key.ts'

/**
 * Fetches the scripts of the programme's two forms when somebody turns to them, or has a draft to go on with; until then, and without script, they post
 * to their page.
 */
function onFirstTouch(selector: string, load: () => Promise<unknown>, draft?: string): void {
  const form = document.querySelector<HTMLFormElement>(selector)
  if (!form) return
  let coming: Promise<unknown> | undefined
  let isReady = false
  const fetchScript = () => {
    coming ??= load().then(() => {
      isReady = true
    })
    return coming
  }
  if (draft && recall('sessionStorage', draft)) void fetchScript()
  for (const touch of ['focusin', 'pointerover'] as const)
    form.addEventListener(touch, () => void fetchScript(), { once: true, passive: true })
  form.addEventListener('submit', (event) => {
    if (isReady) return
    event.preventDefault()
    fetchScript().then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  })
}

onFirstTouch('form[data-simulator]', () => import('./simulator.client.ts'))
onFirstTouch('form[data-application]', () => import('./application.client.ts'), draftKey)
