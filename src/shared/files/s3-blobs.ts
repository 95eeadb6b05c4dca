import { AwsClient } from 'aws4fetch'
import { assertName, type Blobs } from './blobs.ts'

export interface Bucket {
  /** Of the bucket, path style: https://host/bucket. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMillis = 30_000

/** Files in a bucket of any store that speaks S3: four of its requests, signed by aws4fetch, which also tries again when the store is busy. */
export function openS3Blobs({ url, ...access }: Bucket): Blobs {
  const client = new AwsClient({ ...access, service: 's3', retries: 3 })
  const base = url.replace(/\/+$/, '')

  async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const answer = await client.fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMillis) })
    if (answer.status === 404) return undefined
    // The body may quote the request; the status says enough.
    if (!answer.ok) throw new Error(`the file store answers ${answer.status} to ${init.method ?? 'GET'}`)
    return answer
  }
  const pathOf = (name: string) => {
    assertName(name)
    return `/${name}`
  }
  return {
    async put(name, bytes) {
      const body = new Uint8Array(bytes)
      if (!(await ask(pathOf(name), { method: 'PUT', body }))) throw new Error('the bucket is not there')
    },
    async get(name) {
      const answer = await ask(pathOf(name))
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    async remove(name) {
      await ask(pathOf(name), { method: 'DELETE' })
    },
    async list() {
      const names: string[] = []
      let after = ''
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1000' })
        if (after) query.set('continuation-token', after)
        const answer = await ask(`?${query}`)
        if (!answer) throw new Error('the bucket is not there')
        const xml = await answer.text()
        names.push(...[...xml.matchAll(/<Key>([\w/-]+)<\/Key>/g)].map(([, name = '']) => name))
        // Tokens are base64 or plain text: nothing in them that XML would escape but the ampersand.
        after = (/<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? '').replaceAll('&amp;', '&')
      } while (after)
      return names
    },
  }
}
