import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import type { FileRule, Files } from './files.ts'
import { openFiles } from './open-files.ts'

const masterKey = createSecretKey(randomBytes(32))
const pictureProcess = join(import.meta.dirname, 'picture-process.ts')
const rule: FileRule = {
  room: 'bills',
  types: ['pdf', 'jpeg', 'png', 'webp'],
  mostBytes: 8 * 1024 * 1024,
  mostEdgePx: 2000,
}
const keeping = { person: 'ana', keptUntil: '2026-12-23' }
let folder: string
let files: Files
let close: () => Promise<void>

async function open(): Promise<void> {
  ;({ files, close } = await openFiles({ folder, masterKey, pictureProcess, log: createLog('silent') }))
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  await open()
})
afterEach(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const bytesOnDisk = () =>
  readdirSync(join(folder, 'store'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))

const pdf = Buffer.from('%PDF-1.4\n% a small bill of 61,61 EUR\n%%EOF')
const photograph = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c84' } })
    .withExif({ IFD0: { Make: 'Camera of Ana' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a PDF comes back as it was sent, and lies sealed', async () => {
  const kept = await files.keep(pdf, rule, keeping)
  expect(kept).toMatchObject({ type: 'pdf', bytes: pdf.length })
  expect(await files.read(kept.name)).toEqual(pdf)
  expect(bytesOnDisk()).toHaveLength(1)
  for (const bytes of bytesOnDisk()) expect(bytes.includes('PDF')).toBe(false)
  await close()
  await open()
  expect(await files.read(kept.name)).toEqual(pdf)
})

test('a photograph is written anew: upright, smaller, without metadata', async () => {
  const sent = await photograph()
  expect(sent.includes('Camera of Ana')).toBe(true)
  const kept = await files.keep(sent, rule, keeping)
  expect(kept).toMatchObject({ type: 'jpeg', width: 1000, height: 2000 })
  const read = (await files.read(kept.name)) ?? Buffer.alloc(0)
  expect(read.includes('Camera of Ana')).toBe(false)
  expect((await sharp(read).metadata()).exif).toBeUndefined()
})

test('a picture in several sizes and formats is as many files', async () => {
  const kept = await files.keepPicture(await photograph(), { ...rule, room: 'media' }, {}, [
    { format: 'webp', mostEdgePx: 640, quality: 70 },
    { format: 'avif', mostEdgePx: 320, quality: 50 },
  ])
  expect(kept.map(({ type, height }) => [type, height])).toEqual([
    ['webp', 640],
    ['avif', 320],
  ])
  const [first] = kept
  expect((await sharp(await files.read(first?.name ?? '')).metadata()).format).toBe('webp')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each([
  ['SVG named a picture', Buffer.from(svg), 'file_not_accepted'],
  ['HTML with a byte order mark', Buffer.from('\ufeff<!doctype html><script>1</script>'), 'file_not_accepted'],
  ['HTML that mentions %PDF-', Buffer.from('<html>%PDF-1.4</html>'), 'file_not_accepted'],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 'file_not_accepted'],
  ['an executable', Buffer.from('\x7fELF\x02\x01\x01'), 'file_not_accepted'],
  ['HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'), 'file_heic'],
  ['nothing', Buffer.alloc(0), 'file_empty'],
  [
    'SVG behind the head of a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    'image_damaged',
  ],
  ['40 MB', Buffer.alloc(40 * 1024 * 1024, '%PDF-'), 'too_large'],
])('%s is refused, and nothing is kept', async (_what, bytes, code) => {
  await expect(files.keep(bytes, rule, keeping)).rejects.toMatchObject({ code })
  expect(bytesOnDisk()).toEqual([])
})

test('a truncated picture is damaged; one behind it is taken', async () => {
  const whole = await photograph()
  const bad = files.keep(whole.subarray(0, whole.length / 2), rule, keeping)
  const good = files.keep(whole, rule, keeping)
  await expect(bad).rejects.toMatchObject({ code: 'image_damaged' })
  expect((await good).type).toBe('jpeg')
})

test('a bomb is refused by its stated size, before anything is unpacked', async () => {
  const side = 8000
  const huge = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(huge.length).toBeLessThan(2_000_000)
  await expect(files.keep(huge, rule, keeping)).rejects.toMatchObject({ code: 'image_too_large' })
})

test('a picture whose head states less than its file holds does no harm', async () => {
  const lying = await photograph()
  const frame = lying.indexOf(Buffer.from([0xff, 0xc0]))
  lying.writeUInt16BE(10, frame + 5)
  lying.writeUInt16BE(10, frame + 7)
  const kept = await files.keep(lying, rule, keeping).catch((problem) => problem)
  expect(kept.code ?? kept.height).toSatisfy((what) => what === 'image_damaged' || what === 10)
})

test('what a route does not take is refused there', async () => {
  await expect(files.keep(pdf, { ...rule, types: ['jpeg'] }, keeping)).rejects.toMatchObject({
    code: 'file_not_accepted',
  })
})

test('an erasure takes the files of that person and their key, and nobody else’s', async () => {
  const mine = await files.keep(pdf, rule, keeping)
  const theirs = await files.keep(pdf, rule, { ...keeping, person: 'ben' })
  const copy = join(folder, 'store', mine.name)
  const sealed = readFileSync(copy)
  await files.erase(['ana'])
  expect(await files.read(mine.name)).toBeUndefined()
  expect(await files.read(theirs.name)).toEqual(pdf)
  // A backup that brings the file back brings no key.
  writeFileSync(copy, sealed)
  expect(await files.read(mine.name)).toBeUndefined()
  expect(readFileSync(join(folder, 'keys.log'), 'utf8')).not.toContain('ana')
})

test('what is past its day goes, with the key nobody needs; the rest stays', async () => {
  const old = await files.keep(pdf, rule, keeping)
  const young = await files.keep(pdf, rule, { person: 'ben', keptUntil: '2026-12-24' })
  const always = await files.keep(pdf, { ...rule, room: 'photos' }, { person: 'cleo' })
  expect(await files.removeExpired('2026-12-23')).toBe(0)
  expect(await files.removeExpired('2026-12-24')).toBe(1)
  expect(await files.read(old.name)).toBeUndefined()
  expect(await files.read(young.name)).toEqual(pdf)
  expect(await files.read(always.name)).toEqual(pdf)
  expect(readFileSync(join(folder, 'keys.log'), 'utf8')).not.toContain('ana')
})

test('what is taken in while expired files are looked for keeps its key', async () => {
  const [kept] = await Promise.all([files.keep(pdf, rule, keeping), files.removeExpired('2026-11-23')])
  expect(await files.read(kept.name)).toEqual(pdf)
})

test('a changed file is not given out, and a name leads nowhere else', async () => {
  const kept = await files.keep(pdf, rule, keeping)
  const path = join(folder, 'store', kept.name)
  const bytes = readFileSync(path)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(path, bytes)
  await expect(files.read(kept.name)).rejects.toThrow()
  expect(await files.read('../keys.log')).toBeUndefined()
  await expect(files.remove('../keys.log')).rejects.toThrow()
})

test('what a crash left half written is gone after the next start', async () => {
  const kept = await files.keep(pdf, rule, keeping)
  writeFileSync(join(folder, 'store', `${kept.name}.new`), 'half')
  await close()
  await open()
  expect(bytesOnDisk()).toHaveLength(1)
})
