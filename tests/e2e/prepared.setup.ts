import { preparedFolder, startSite, visitorsFolder, visitorsUrl } from './site.ts'

/** One site on an empty folder, ended at once: what it made is where those of the journeys begin. The next is the site of all visitors. */
export default async function setup(): Promise<() => Promise<void>> {
  const first = await startSite()
  await first.end()
  process.env[preparedFolder] = first.dataDir
  const visitors = await startSite()
  process.env[visitorsUrl] = visitors.url
  process.env[visitorsFolder] = visitors.dataDir
  return async () => {
    await visitors.stop()
    await first.stop()
  }
}
