import type { Language } from '#src/shared/i18n/language.ts'
import type { Example } from '#src/shared/ui/example.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import './toast.css'
import { toastWords } from './toast-words.ts'

const words = {
  en: {
    copied: ['Link copied', 'It works for 30 days.'],
    failed: ['Not sent', 'You are offline; what you wrote is still here.'],
  },
  es: {
    copied: ['Enlace copiado', 'Vale 30 días.'],
    failed: ['No enviado', 'No tienes conexión; lo que has escrito sigue aquí.'],
  },
} as const

/** As the toaster draws one. On a page toasts come and go by `showToast`. */
function Look({
  className,
  of: [title, text],
  language,
}: {
  className: string
  of: readonly [string, string]
  language: Language
}) {
  return (
    <div className={className}>
      <div>
        <div className="toast-title">{title}</div>
        <div>{text}</div>
      </div>
      <button type="button" aria-label={toastWords[language].close}>
        <Icon name="x" />
      </button>
    </div>
  )
}

export const example: Example = {
  name: 'Toast',
  use: 'Says that something was done, or that it failed, above the dock. One at a time, 5 s; errors stay.',
  states: [
    {
      name: 'Done',
      show: (language) => <Look className="toast" of={words[language].copied} language={language} />,
    },
    {
      name: 'Failed',
      show: (language) => <Look className="toast bad" of={words[language].failed} language={language} />,
    },
    {
      name: 'focus-visible',
      forced: 'focus-visible',
      show: (language) => <Look className="toast" of={words[language].copied} language={language} />,
    },
  ],
}
