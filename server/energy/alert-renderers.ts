import type { Config } from '#server/start/config.ts'
import {
  AlertLinks,
  bestHoursMail,
  bestHoursTemplate,
  confirmMail,
  confirmTemplate,
  findAlert,
  pricesOfDay,
} from '#src/features/energy-dashboard/public.ts'
import type { MailRenderer } from '#src/features/outbox/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'

/** The links of evening mails that this installation gives out and knows again. */
export function alertLinkPlaces({ publicUrl }: Config, secret: Secret) {
  return {
    linkKey: secret.key('link'),
    publicUrl,
    alertPath: (token: string, language: 'en' | 'es') => pathOf('energy.alert', language, { alertToken: token }),
  }
}

/** The evening mail and its confirmation, by template name; one whose wish is gone is not sent. */
export function alertRenderers(o: {
  db: () => Database
  config: Config
  secret: Secret
}): Record<string, MailRenderer> {
  const links = new AlertLinks(alertLinkPlaces(o.config, o.secret))
  return {
    [confirmTemplate]: async ({ language, payload }) => {
      const alert = await findAlert(o.db(), String(payload.alertId))
      if (!alert || alert.confirmedAt) return undefined
      return { ...confirmMail({ language, brand: business.name, url: links.url(alert) }), language }
    },
    [bestHoursTemplate]: async ({ language, payload }) => {
      const alert = await findAlert(o.db(), String(payload.alertId))
      const day = await pricesOfDay(o.db(), String(payload.day))
      if (!alert?.confirmedAt || !day) return undefined
      const endUrl = links.url(alert)
      const boardUrl = o.config.publicUrl + pathOf('dashboard.energy', language)
      return { ...bestHoursMail({ language, brand: business.name, day, boardUrl, endUrl }), language, endUrl }
    },
  }
}
