import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Finishes Astro's output for our server: the content-security policy moves from each page's meta tag into `dist/policies.json`, to be sent as a
 * header (where frame-ancestors works), and every compressible file gets a brotli and a gzip sibling.
 */

const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/i
/** Formats that are compressed inside already. */
const compressedAlready = new Set(['.png', '.webp', '.woff2', '.ico', '.br', '.gz'])
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function finishBuild(dist: string): Promise<{ pages: number }> {
  const client = join(dist, 'client')
  const policies: Record<string, string> = {}
  const files = readdirSync(client, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !compressedAlready.has(extname(entry.name)),
  )
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(client, path)}`
    if (extname(name) === '.html') {
      const html = readFileSync(path, 'utf8')
      const policy = meta.exec(html)?.[1]
      if (!policy) throw new Error(`${name} has no content-security policy`)
      policies[name] = `${policy.trim().replace(/;$/, '')}; frame-ancestors 'none'`
      writeFileSync(path, html.replace(meta, ''))
    }
    const body = readFileSync(path)
    if (body.length < 200) continue
    const [br, gz] = await Promise.all([
      brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      gzipped(body, { level: 9 }),
    ])
    writeFileSync(`${path}.br`, br)
    writeFileSync(`${path}.gz`, gz)
  }
  writeFileSync(join(dist, 'policies.json'), JSON.stringify(policies))
  return { pages: Object.keys(policies).length }
}
