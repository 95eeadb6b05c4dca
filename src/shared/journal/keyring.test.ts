import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asideFiles, moveAside } from './aside.ts'
import { Keyring } from './keyring.ts'
import { keyNameOf, keyNameOfBytes, openBytesFor, openFor, sealBytesFor, sealFor } from './person-key.ts'
import { decodeLine, encodeLine, scanLines } from './record.ts'
import { segmentName, segmentsIn } from './segments.ts'

const master = createSecretKey(randomBytes(32))
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
  path = join(folder, 'keys.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What was sealed, once its salt is on the disk. */
async function sealed(keys: Keyring, person: string, plain = `of ${person}`): Promise<string> {
  const { cipher, stored } = keys.seal(person, plain)
  await stored
  return cipher
}

test('what is sealed for a person is opened with their key, after a restart too, and by nobody else’s', async () => {
  const keys = await Keyring.open(path, master)
  const [ana, eva] = [await sealed(keys, 'ana'), await sealed(keys, 'eva')]
  const { sealed: bytes, stored } = keys.sealBytes('ana', Buffer.from([1, 2, 3]))
  await stored
  await keys.close()
  const again = await Keyring.open(path, master)
  expect([again.open('ana', ana), again.open('eva', eva), again.size]).toEqual(['of ana', 'of eva', 2])
  expect(again.open('ana', eva)).toBeUndefined()
  expect(again.open('leo', ana)).toBeUndefined()
  expect(again.openBytes('ana', bytes)).toEqual(Buffer.from([1, 2, 3]))
  expect(again.openBytes('eva', bytes)).toBeUndefined()
  // One key a person, whatever is sealed with it.
  expect([keyNameOf(ana), keyNameOfBytes(bytes)]).toEqual([keyNameOf(await sealed(again, 'ana')), keyNameOf(ana)])
  expect(keyNameOf(eva)).not.toBe(keyNameOf(ana))
  expect(ana).not.toContain('of ana')
  const spoilt = Buffer.from(bytes)
  spoilt[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => again.openBytes('ana', spoilt)).toThrow()
  expect(again.healthy).toBe(true)
  await again.close()
})

test('a key is known, erased or unknown, and an erasure is remembered as long as something older is there', async () => {
  const keys = await Keyring.open(path, master)
  const cipher = await sealed(keys, 'ana')
  const name = keyNameOf(cipher)
  await sealed(keys, 'eva')
  expect([keys.stateOf('ana', name), keys.stateOf('eva', name), keys.stateOf('leo', 'whatever')]).toEqual([
    'known',
    'unknown',
    'unknown',
  ])
  await keys.erase(['ana', 'nobody'], 7)
  expect([keys.stateOf('ana', name), keys.open('ana', cipher), keys.size]).toEqual(['erased', undefined, 1])
  expect(readFileSync(path, 'utf8')).not.toContain('"p":"ana"')
  await keys.close()
  const again = await Keyring.open(path, master)
  await again.keepOnly(() => () => true, 7)
  expect(again.stateOf('ana', name)).toBe('erased')
  await again.keepOnly(() => () => true, 8)
  expect([again.stateOf('ana', name), again.size]).toEqual(['unknown', 1])
  // Sealed for them anew, with another key.
  expect(keyNameOf(await sealed(again, 'ana'))).not.toBe(name)
  await again.close()
})

test('only the keys that are chosen are kept, and lines written meanwhile are on the disk', async () => {
  const keys = await Keyring.open(path, master)
  const ana = await sealed(keys, 'ana')
  const eva = await sealed(keys, 'eva')
  const forgetting = keys.keepOnly(() => (person) => person !== 'eva', 1)
  const leo = keys.seal('leo', 'of leo')
  await Promise.all([forgetting, leo.stored])
  await keys.close()
  const again = await Keyring.open(path, master)
  expect([again.open('ana', ana), again.open('eva', eva), again.open('leo', leo.cipher)]).toEqual([
    'of ana',
    undefined,
    'of leo',
  ])
  await again.close()
})

test('another secret stops the start with words; files are the owner’s alone', async () => {
  await (await Keyring.open(path, master)).close()
  await (await Keyring.open(path, master)).close()
  await expect(Keyring.open(path, createSecretKey(randomBytes(32)))).rejects.toThrow('another secret')
  expect(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777])).toEqual([
    ['keys.log', 0o600],
    ['keys.log.check', 0o600],
  ])
})

test('damaged lines are kept aside once; an erasure takes those that may be the person’s, and leaves the others', async () => {
  const keys = await Keyring.open(path, master)
  for (const person of ['person-one', 'person-two', 'another-one']) await sealed(keys, person)
  await keys.close()
  // One letter, and five letters, of a name are wrong.
  const spoilt = readFileSync(path, 'latin1')
    .replace('"person-one"', '"pexson-one"')
    .replace('"person-two"', '"xxxxxn-two"')
  writeFileSync(path, spoilt, 'latin1')
  const again = await Keyring.open(path, master)
  expect([again.damagedLines, again.size, asideFiles(folder).length]).toEqual([2, 1, 1])
  expect(statSync(join(folder, 'damaged')).mode & 0o777).toBe(0o700)
  await again.erase(['nobody-at-all'], 1)
  expect(readFileSync(asideFiles(folder)[0] ?? '', 'latin1').split('\n')).toHaveLength(3)
  await again.erase(['person-one'], 1)
  const kept = readFileSync(asideFiles(folder)[0] ?? '', 'latin1')
  expect([kept.includes('pexson'), kept.includes('xxxxxn-two')]).toEqual([false, true])
  await again.erase(['person-two'], 1)
  expect(asideFiles(folder)).toHaveLength(1)
  // Four letters wrong may be theirs.
  await again.erase(['xxxxperson'.slice(4).replace('person', 'xyzwan-two')], 1)
  expect(asideFiles(folder)).toEqual([])
  await again.close()
  const third = await Keyring.open(path, master)
  expect(third.damagedLines).toBe(0)
  await third.close()
})

test('what lies aside that is no key is nobody’s to remove by an erasure', async () => {
  const segment = join(folder, segmentName(3))
  writeFileSync(segment, 'person-one')
  await moveAside(segment)
  const keys = await Keyring.open(path, master)
  await keys.erase(['person-one'], 1)
  expect(asideFiles(folder)).toEqual([join(folder, 'damaged', '00000003.log')])
  await keys.close()
})

test('a person’s key opens what it sealed, and says when it is another’s', () => {
  const [salt, other] = ['salt-one-and-more', 'salt-two-and-more']
  const cipher = sealFor(master, salt, 'plain')
  expect([openFor(master, salt, cipher), openFor(master, other, cipher)]).toEqual(['plain', undefined])
  expect(() => openFor(master, 'salt-one-and-less', cipher)).toThrow()
  const bytes = sealBytesFor(master, salt, Buffer.from('plain'))
  expect(openBytesFor(master, salt, bytes).toString()).toBe('plain')
  expect(bytes.toString('latin1', 0, 8)).toBe('salt-one')
})

test('a line has its sum in front; whatever is wrong with it, its bytes are told apart from sound ones', () => {
  const line = encodeLine({ a: 'ñ' })
  expect(line).toMatch(/^[0-9a-f]{8} \{"a":"ñ"\}\n$/)
  expect(decodeLine(line.slice(0, -1))).toEqual({ ok: true, value: { a: 'ñ' } })
  // CRC-32 of an empty text is 0; a small sum keeps its eight digits.
  for (const wrong of ['', '00000000', `${line.slice(0, 8)}_${line.slice(9, -1)}`, line.slice(1, -1)])
    expect(decodeLine(wrong)).toEqual({ ok: false })
  const small = Array.from({ length: 2000 }, (_, n) => encodeLine(n)).find((one) => one.startsWith('0')) ?? ''
  expect(decodeLine(small.slice(0, -1)).ok).toBe(true)
  const bytes = Buffer.from(`${line}broken\n${line}torn`)
  const { sound, damaged } = scanLines(bytes)
  expect(sound.map(({ offset, length }) => bytes.toString('utf8', offset, offset + length))).toEqual([line, line])
  expect(damaged.map(String)).toEqual(['broken\n', 'torn'])
  expect(scanLines(Buffer.alloc(0))).toEqual({ sound: [], damaged: [] })
})

test('segments are the numbered files of a folder, the oldest first', () => {
  for (const name of ['00000010.log', '00000002.log', '2.log', 'x00000003.log', '00000004.log.new', 'keys.log'])
    writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, 'damaged'))
  expect(segmentsIn(folder)).toEqual([2, 10])
  expect(segmentName(12)).toBe('00000012.log')
})
