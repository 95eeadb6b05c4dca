import { rmSync } from 'node:fs'
import type { Config } from '#server/start/config.ts'
import { firstPasswordFile } from '#server/start/data-folder.ts'
import { Auth, PasswordLinks, StaffPeople } from '#src/features/auth/public.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import type { Secret } from '#src/shared/crypto/secret.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Log } from '#src/shared/log/log.ts'
import { business } from '#src/site/business.ts'

/** Sign-in and the list of who works here, put together from what the process has. */
export function createStaff(o: {
  config: Config
  secret: Secret
  db: () => Database
  queueMail: (mail: NewMail) => Promise<void>
  log: Log
}): { auth: Auth; staffPeople: StaffPeople } {
  const { config, secret, db, log } = o
  const auth = new Auth({
    db,
    key: secret.key('totp'),
    brandName: () => business.name,
    onGuessing: ({ email, language }) =>
      o.queueMail({ leadId: null, template: 'sign-in-alert', language, toAddress: email, payload: {} }),
    onPasswordChosen: () => rmSync(firstPasswordFile(config), { force: true }),
    log,
  })
  const staffPeople = new StaffPeople({
    db,
    links: new PasswordLinks(secret.key('password-link'), config.publicUrl),
    sendLink: (kind, { email, language }, linkId) =>
      o.queueMail({
        leadId: null,
        template: 'password-link',
        language,
        toAddress: email,
        payload: { kind, linkId },
      }),
  })
  return { auth, staffPeople }
}
