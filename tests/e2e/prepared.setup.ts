import { preparedFolder, startSite } from './site.ts'

/** One site on an empty folder, ended at once: what it made is where those of the journeys begin. */
export default async function setup(): Promise<() => Promise<void>> {
  const first = await startSite()
  await first.end()
  process.env[preparedFolder] = first.dataDir
  return () => first.stop()
}
