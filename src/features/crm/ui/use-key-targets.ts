import { keyTarget } from './shortcut.ts'
import { useShortcut } from './use-shortcut.ts'

/** Takes the letters of the page to what carries their mark (`data-key`): a field gets the focus, what can be pressed is pressed. */
export function useKeyTargets(isOn: boolean): void {
  useShortcut(isOn, (press) => {
    const wish = keyTarget(press)
    const found = wish && document.querySelector(`[data-key="${wish}"]`)
    if (!(found instanceof HTMLElement)) return false
    if (found.matches('button, summary')) found.click()
    found.focus()
    return true
  })
}
