import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '#tests/read-pdf.ts'
import { createPdfEngine, type PdfEngine, type PdfEngineOptions } from './engine.ts'
import type { PdfError } from './pdf-error.ts'

const fontDir = fileURLToPath(new URL('../../../assets/fonts/ttf', import.meta.url))
const childEntry = fileURLToPath(new URL('./child.ts', import.meta.url))
let templateRoot = ''
let lost: string[] = []
const open: PdfEngine[] = []

function engine(options: Partial<PdfEngineOptions> = {}): PdfEngine {
  const onChildLost = (error: PdfError) => lost.push(error.code)
  const made = createPdfEngine({ fontDir, templateRoot, childEntry, onChildLost, ...options })
  open.push(made)
  return made
}
const letter = (name: string) => ({ template: 'letter.typ', data: { name }, language: 'es' as const })

const textOf = async (pdf: Buffer) => (await readPdf(pdf)).pages.join('')

/** A child that follows the protocol but misbehaves on the words it is given. */
const oddChild = `
import { existsSync, writeFileSync } from 'node:fs'
process.on('message', ({ id, dataJson }) => {
  const { say, once } = JSON.parse(dataJson)
  if (say === 'die' || (say === 'die-once' && !existsSync(once))) { if (once) writeFileSync(once, ''); process.exit(7) }
  if (say !== 'stall') process.send({ kind: 'done', id, pdf: Buffer.from(say + ' by ' + process.pid), rssBytes: 1 })
})
process.on('disconnect', () => process.exit(0))
process.send({ kind: 'ready' })
`
const oddEngine = (options: Partial<PdfEngineOptions> = {}) =>
  engine({ childEntry: join(templateRoot, 'odd.mjs'), ...options })
const odd = (say: string, once?: string) => ({ template: '', data: { say, once }, language: 'en' as const })

beforeAll(() => {
  templateRoot = mkdtempSync(join(tmpdir(), 'pdf-engine-'))
  writeFileSync(join(templateRoot, 'odd.mjs'), oddChild)
  writeFileSync(join(templateRoot, 'broken.typ'), '#let x = (')
  writeFileSync(
    join(templateRoot, 'letter.typ'),
    `#set document(title: "Letter", date: none)
#set text(font: "Figtree", fallback: false, lang: sys.inputs.language)
#let data = json(bytes(sys.inputs.data))
= Letter
#data.name`,
  )
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
  lost = []
})
afterAll(() => rmSync(templateRoot, { recursive: true, force: true }))

describe('a document', () => {
  test('carries its language and the PDF/UA-1 mark, and is tagged', async () => {
    const pdf = await engine().render(letter('Ana'))
    expect(await readPdf(pdf)).toMatchObject({
      language: 'es',
      title: 'Letter',
      isTagged: true,
      fonts: ['Figtree-Regular', 'Figtree-SemiBold'],
    })
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test.each([
    ['#eval("1")'],
    ['*x* _y_ `z` $1/2$'],
    ['#import "odd.mjs"; = Title'],
    ['"), #panic(("'],
    ['<label> @ref \\u{41} // comment'],
  ])('prints %s letter by letter, as text', async (name) => {
    expect(await textOf(await engine().render(letter(name)))).toBe(`Letter ${name}`)
  })

  test('with a name in a script the faces lack is still made', async () => {
    const text = await textOf(await engine().render(letter('Łukasz Ян 张 🌞 Ṽ')))
    expect(text).toContain('Łukasz ?? ? ? V')
  })

  test('whose template is broken is refused once, and the engine goes on', async () => {
    const one = engine()
    await expect(one.render({ ...letter('Ana'), template: 'broken.typ' })).rejects.toMatchObject({ code: 'template' })
    await expect(one.render({ ...letter('Ana'), template: 'absent.typ' })).rejects.toMatchObject({ code: 'template' })
    expect(await textOf(await one.render(letter('Ana')))).toBe('Letter Ana')
    expect(lost).toEqual([])
  })
})

describe('the child process', () => {
  test('is replaced after its number of documents, and nobody loses one', async () => {
    const one = oddEngine({ recycleAfter: 3 })
    const pids = new Set<string>()
    const begun = Date.now()
    for (let n = 0; Date.now() - begun < 20_000; n++) {
      const [, pid = ''] = (await one.render(odd(`n${n}`))).toString().split(' by ')
      pids.add(pid)
      if (pids.size > 2) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(pids.size).toBeGreaterThan(2)
    expect(lost).toEqual([])
  })

  test('that dies under a document is replaced and the document tried once more', async () => {
    const one = oddEngine()
    const made = await one.render(odd('die-once', join(templateRoot, 'died')))
    expect(made.toString()).toContain('die-once by')
    expect(lost).toEqual(['child-died'])
  })

  test('that dies twice under one document costs that document only', async () => {
    const one = oddEngine()
    const [dead, next] = await Promise.allSettled([one.render(odd('die')), one.render(odd('well'))])
    expect(dead).toMatchObject({ status: 'rejected', reason: { code: 'child-died' } })
    expect(next.status).toBe('fulfilled')
  })

  test('that stalls is ended at the time limit, and the next document is made', async () => {
    const one = oddEngine({ timeoutMs: 3000 })
    await one.render(odd('warm'))
    const [stalled, next] = await Promise.allSettled([one.render(odd('stall')), one.render(odd('well'))])
    expect(stalled).toMatchObject({ status: 'rejected', reason: { code: 'timeout' } })
    expect(next.status).toBe('fulfilled')
  })

  test('that cannot start at all is an error, not a wait for ever', async () => {
    const one = engine({ childEntry: join(templateRoot, 'absent.mjs') })
    await expect(one.render(letter('Ana'))).rejects.toMatchObject({ code: 'child-died' })
  })

  test('sees none of our environment', async () => {
    process.env.PDF_TEST_SECRET = 'secret'
    writeFileSync(
      join(templateRoot, 'env.mjs'),
      `process.on('message', ({ id }) => process.send({ kind: 'done', id, pdf: Buffer.from(String(process.env.PDF_TEST_SECRET)), rssBytes: 1 }))
process.on('disconnect', () => process.exit(0))
process.send({ kind: 'ready' })`,
    )
    const made = await engine({ childEntry: join(templateRoot, 'env.mjs') }).render(odd('x'))
    delete process.env.PDF_TEST_SECRET
    expect(made.toString()).toBe('undefined')
  })
})

describe('the queue', () => {
  test('is bounded, and says so', async () => {
    const one = oddEngine({ maxQueue: 2, timeoutMs: 3000 })
    await one.render(odd('warm'))
    const stalled = one.render(odd('stall'))
    const waiting = [one.render(odd('a')), one.render(odd('b'))]
    await expect(one.render(odd('c'))).rejects.toMatchObject({ name: 'PdfError', code: 'queue-full' })
    await expect(stalled).rejects.toMatchObject({ code: 'timeout' })
    expect((await Promise.all(waiting)).map(String)).toEqual([
      expect.stringContaining('a by'),
      expect.stringContaining('b by'),
    ])
  })

  test('keeps room for what was promised when others have filled the rest', async () => {
    const one = oddEngine({ maxQueue: 4 })
    await one.render(odd('warm'))
    const inHand = one.render(odd('in-hand'))
    const waiting = ['a', 'b', 'c'].map((name) => one.render(odd(name)))
    await expect(one.render(odd('d'))).rejects.toMatchObject({ code: 'queue-full' })
    const promised = one.render({ ...odd('mail'), isPromised: true })
    expect(String(await promised)).toContain('mail by')
    expect(await Promise.all([inHand, ...waiting])).toHaveLength(4)
  })

  test('after closing finishes the document in hand and refuses the others', async () => {
    const one = oddEngine()
    await one.render(odd('warm'))
    const inHand = one.render(odd('in-hand'))
    const waiting = one.render(odd('waiting'))
    waiting.catch(() => undefined)
    await one.close()
    expect(String(await inHand)).toContain('in-hand')
    await expect(waiting).rejects.toMatchObject({ code: 'closed' })
    await expect(one.render(odd('late'))).rejects.toMatchObject({ code: 'closed' })
  })
})
