import type { Feature } from '#server/feature.ts'
import {
  alertsHeld,
  EnergyReader,
  eraseAlerts,
  removeOldDays,
  removeUnconfirmed,
  sendBestHours,
} from '#src/features/energy-dashboard/public.ts'
import { readNews, removeOldItems } from '#src/features/energy-news/public.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { readOutside } from '#src/shared/http/outside.ts'

/** Sources are asked as often as this, and only who is due. */
const lookSeconds = 300
const historyDays = 800
const newsDays = 500
const unconfirmedDays = 7

/** Prices, mix and history read from Red Eléctrica when the configuration says so, and the evening mail. */
export const energyFeature: Feature = {
  name: 'energy-dashboard',
  async startJobs(jobs, { db, log, outbox, config }) {
    if (!config.readsFeeds) return
    const reader = new EnergyReader({
      db,
      read: readOutside,
      esiosToken: config.esiosToken,
      now: () => new Date(),
      log,
    })
    jobs.every(lookSeconds, 'energy feeds', () => reader.readDue())
    jobs.every(lookSeconds, 'energy news', () => readNews({ db, read: readOutside, now: () => new Date(), log }))
    jobs.every(lookSeconds, 'best hours by mail', async () => {
      await sendBestHours({ db, outbox, now: () => new Date() })
    })
  },
  erasure: () => ({
    held: async (db, { emails }) => ({ energyMails: await alertsHeld(db, emails) }),
    async inDatabase(tx, { emails }) {
      for (const email of emails) await eraseAlerts(tx, email)
    },
  }),
  async applyRetention({ db }, now) {
    await removeOldDays(db(), addDays(madridDate(now), -historyDays))
    await removeOldItems(db(), addDays(madridDate(now), -newsDays))
    await removeUnconfirmed(db(), new Date(now.getTime() - unconfirmedDays * 86_400_000))
  },
}
