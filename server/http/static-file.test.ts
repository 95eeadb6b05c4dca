import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { builtFile, type Header } from './static-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const content = Buffer.from('what a file holds, '.repeat(40))
const heads: Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin'],
]
let files = 0
/** Written into the folder with the encodings asked for, and read as the file of this name. */
function built(name: string, { encodings = ['br', 'gz'], policy, bytes = content }: Options = {}) {
  const path = join(folder, `${++files}`)
  writeFileSync(path, bytes)
  if (encodings.includes('br')) writeFileSync(`${path}.br`, brotliCompressSync(bytes))
  if (encodings.includes('gz')) writeFileSync(`${path}.gz`, gzipSync(bytes))
  return { path, file: builtFile(path, name, policy, heads) }
}
interface Options {
  encodings?: ('br' | 'gz')[]
  policy?: string
  bytes?: Buffer
}
const headersOf = (list: readonly string[]) =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : [])))

describe('a built file', () => {
  it('is there in every encoding it was built in, each with its own length and tag', () => {
    const { variants } = built('/page.txt').file
    const { identity, br, gzip } = variants
    expect(identity.body()).toEqual(content)
    expect(br?.body()).toEqual(brotliCompressSync(content))
    expect(gzip?.body()).toEqual(gzipSync(content))
    expect(new Set([identity.etag, br?.etag, gzip?.etag]).size).toBe(3)
    expect(identity.etag).toMatch(/^"[\w-]{20}"$/)
    expect(br?.etag).toBe(identity.etag.replace(/"$/, '-br"'))
    expect(headersOf(br?.headers ?? [])).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(content).length),
      etag: br?.etag,
    })
    expect(headersOf(identity.headers)).toMatchObject({ 'content-length': String(content.length) })
    expect(headersOf(identity.headers)).not.toHaveProperty('content-encoding')
  })

  it('has no encoding that it was not built in', () => {
    expect(Object.keys(built('/page.txt', { encodings: [] }).file.variants)).toEqual(['identity'])
    expect(Object.keys(built('/page.txt', { encodings: ['gz'] }).file.variants)).toEqual(['identity', 'gzip'])
    expect(built('/page.txt', { encodings: ['gz'] }).file.variants.identity.body()).toEqual(content)
  })

  it('says its type, how long it may be kept, and what varies', () => {
    const said = (name: string) => headersOf(built(name, { policy: 'p' }).file.variants.identity.notModified)
    expect(said('/a.html')).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
      'content-security-policy': 'p',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    })
    expect(said('/a.unheard-of')['content-type']).toBe('application/octet-stream')
    const asset = said('/assets/a.js')
    expect(asset['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset).toHaveProperty('x-content-type-options')
    expect(asset).not.toHaveProperty('referrer-policy')
    expect(said('/of/assets/')).toHaveProperty('referrer-policy')
  })

  it('says nothing of a policy where it has none, and is no page then', () => {
    expect(headersOf(built('/a.txt').file.variants.identity.headers)).not.toHaveProperty('content-security-policy')
    expect(() => built('/a.html')).toThrow(/no content-security policy/)
  })

  it('may be answered in one piece up to 64 kB', () => {
    const isWhole = (length: number) =>
      built('/a.txt', { encodings: [], bytes: Buffer.alloc(length) }).file.variants.identity.mayBeWhole
    expect([isWhole(65_536), isWhole(65_537)]).toEqual([true, false])
  })
})

describe('a file that stays on the disk', () => {
  const changed = (path: string) => {
    for (const ending of ['', '.br', '.gz']) utimesSync(`${path}${ending}`, new Date(0), new Date(0))
  }

  it('is gone in every encoding once the site was built anew, as its headers would be others', () => {
    const { path, file } = built('/letters/eng.traineddata')
    const { identity, br, gzip } = file.variants
    expect([identity, br, gzip].map((one) => one?.body()?.length)).toEqual([
      content.length,
      brotliCompressSync(content).length,
      gzipSync(content).length,
    ])
    changed(path)
    expect([identity, br, gzip].map((one) => one?.body())).toEqual([undefined, undefined, undefined])
  })

  it('is a picture, which has no encodings, and anything packed with gzip', () => {
    const picture = built('/a.webp', { encodings: [] })
    utimesSync(picture.path, new Date(0), new Date(0))
    expect(picture.file.variants.identity.body()).toBeUndefined()
    const page = built('/a.txt')
    changed(page.path)
    expect(page.file.variants.gzip?.body()).toBeUndefined()
  })

  it('is no other: what every visitor asks for is in memory', () => {
    const page = built('/a.txt')
    changed(page.path)
    expect(page.file.variants.identity.body()).toEqual(content)
    expect(page.file.variants.br?.body()).toEqual(brotliCompressSync(content))
  })
})
