import { crmText } from '#src/features/crm/text/crm-text.ts'
import { initialsOf } from '#src/shared/domain/initials.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'

const icons: Record<Service, IconName> = {
  solar: 'solar',
  battery: 'battery',
  'ev-charger': 'ev',
  'heat-pump': 'pump',
  'air-conditioning': 'ac',
  'pool-heating': 'pool',
  'hot-water': 'water',
  'underfloor-heating': 'floor',
  'blackout-protection': 'cut',
  electrical: 'alert',
  emergency: 'alert',
  maintenance: 'check',
  other: 'chat',
}

/** What somebody wants: an icon with its word; on a card the word is read out and shown on hovering. */
export function Wants({ service, language, isIcon }: { service: Service; language: Language; isIcon?: boolean }) {
  const word = crmText[language].services[service]
  return (
    <span className="wants" title={isIcon ? word : undefined}>
      <Icon name={icons[service]} size={18} />
      <span className={isIcon ? 'vh' : undefined}>{word}</span>
    </span>
  )
}

/** Who looks after it, as initials; the name is read out and shown on hovering. */
export function Owner({ name, nobody }: { name: string | null; nobody: string }) {
  return (
    <span className={name ? 'owner' : 'owner none'} title={name ?? nobody}>
      <span aria-hidden="true">{name ? initialsOf(name) : '?'}</span>
      <span className="vh">{name ?? nobody}</span>
    </span>
  )
}
