import { createRoot } from 'react-dom/client'
import { languageOfPath } from '#src/shared/i18n/language.ts'
import css from './toast.css?inline'
import type { ToastMessage } from './toast-list.ts'
import { toastStore } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

// Styles come with the script, and as an object: the content-security policy knows no style element that a script writes.
const styles = new CSSStyleSheet()
styles.replaceSync(css)
document.adoptedStyleSheets.push(styles)

const store = toastStore()
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Toaster store={store} language={languageOfPath(location.pathname)} />)

/** Shows a toast on this page. */
export function addToast(message: ToastMessage): void {
  store.add(message)
}
