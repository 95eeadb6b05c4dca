import { afterEach, expect, test, vi } from 'vitest'
import { adminTokenKey } from './request.ts'
import { saveDocument } from './save-document.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser that is signed in, and a server that answers. */
function signedIn(answer: Response) {
  const clicked: { href: string; download: string }[] = []
  const asked: [string, Headers][] = []
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === adminTokenKey ? 'abc' : null) })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, new Headers(init.headers)])
    return answer
  })
  vi.stubGlobal('document', {
    createElement: (name: string) => ({
      name,
      href: '',
      download: '',
      click() {
        clicked.push({ href: this.href, download: this.download })
      },
    }),
  })
  const kept: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${kept.push(blob as Blob)}`)
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  return { clicked, asked, kept, freed }
}

test('a document is asked for as a member of staff and saved under its name', async () => {
  const { clicked, asked, kept, freed } = signedIn(new Response('%PDF'))
  await saveDocument('/api/quotes/1/pdf', 'quote.pdf')
  expect(asked.map(([url, headers]) => [url, headers.get('authorization')])).toEqual([
    ['/api/quotes/1/pdf', 'Bearer abc'],
  ])
  expect(clicked).toEqual([{ href: 'blob:1', download: 'quote.pdf' }])
  expect(await kept[0]?.text()).toBe('%PDF')
  expect(freed).toHaveBeenCalledWith('blob:1')
})

test('a refusal is no document', async () => {
  const { clicked } = signedIn(new Response('no', { status: 403 }))
  await expect(saveDocument('/x', 'x.pdf')).rejects.toThrow('403')
  expect(clicked).toEqual([])
})
