import sharp from 'sharp'
import { expect, test } from 'vitest'
import { publishedPost } from '#src/features/content/format/published-post.ts'
import { mostMediaBytes } from '#src/features/content/media.ts'
import { onBothDatabases } from '../databases.ts'
import { contentDesk } from './desk.ts'

onBothDatabases('content: pictures, previews and files', (database) => {
  const { content, api, bearer, ask, words, newPost } = contentDesk(database)

  test('a picture is written anew, and shown once it is described in both languages', async () => {
    const send = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('file', new File([bytes], 'a.jpg'))
      const headers = bearer()
      const answer = await api.request('/api/media', { method: 'POST', headers, body })
      return { status: answer.status, body: await answer.json() }
    }
    const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } })
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer()
    const added = await send(new Uint8Array(photograph))
    expect(added).toMatchObject({ status: 201, body: { width: 900, height: 600 } })
    const shown = await api.request(added.body.url)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await shown.arrayBuffer()).includes('Camera')).toBe(false)
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await send(svg)).status).toBe(422)
    expect((await send(new Uint8Array(mostMediaBytes + 1))).status).toBe(413)
    // A few kilobytes that would be hundreds of megabytes once unpacked.
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await send(new Uint8Array(bomb))).toMatchObject({ status: 422, body: { code: 'image_too_large' } })
    const id = await newPost()
    const path = `/api/content/posts/${id}/en`
    await ask('PUT', path, words({ bodyMarkdown: `![](media:${added.body.id})\n` }))
    expect((await ask('POST', `${path}/publish`)).body.fields[0]).toMatchObject({ code: 'pictureUndescribed' })
    await ask('PATCH', `/api/media/${added.body.id}`, { altEn: 'A roof', altEs: 'Un tejado', focalX: 0.2 })
    expect(await ask('POST', `${path}/publish`)).toMatchObject({ status: 200 })
    const value = publishedPost.parse(content.published(id, 'en'))
    expect(value.pictures[added.body.id]).toMatchObject({ alt: 'A roof', focal: { x: expect.closeTo(0.2, 5), y: 0.5 } })
  })

  test('a preview is the page as it would be, at an address nobody can guess', async () => {
    const id = await newPost()
    await ask('PUT', `/api/content/posts/${id}/en`, words({ title: 'Not yet published' }))
    const { url } = (await ask('POST', `/api/content/posts/${id}/en/preview`)).body
    const page = await api.request(url)
    expect(await page.text()).toBe('<h1>Not yet published</h1>')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect((await api.request('/api/content/previews/other')).status).toBe(404)
    expect(content.published(id, 'en')).toBeUndefined()
  })

  test('what is exported comes in again as it was, as JSON and as Markdown', async () => {
    const id = await newPost()
    await ask(
      'PUT',
      `/api/content/posts/${id}/en`,
      words({ bodyMarkdown: '## Head\n\n- {{tariff.surplus}}\n', tags: ['a'] }),
    )
    await ask('PUT', `/api/content/posts/${id}/es`, words({ title: '¿Y aquí?' }))
    const whole = (await ask('GET', `/api/content/posts/${id}/export`)).body
    const { en, es } = whole
    const moved = { ...whole, en: { ...en, slug: `${en.slug}-copy` }, es: { ...es, slug: `${es.slug}-copy` } }
    const copy = await ask('POST', '/api/content/imports', moved)
    expect(copy.status).toBe(201)
    expect((await ask('GET', `/api/content/posts/${copy.body.id}/export`)).body).toEqual(moved)
    const headers = bearer()
    const file = await (await api.request(`/api/content/posts/${id}/en/file.md`, { headers })).text()
    const markdown = file.replace(en.slug, `${en.slug}-file`)
    const third = await ask('POST', '/api/content/imports', { kind: 'post', language: 'en', markdown })
    expect((await ask('GET', `/api/content/posts/${third.body.id}/export`)).body).toEqual({
      kind: 'post',
      en: { ...en, slug: `${en.slug}-file` },
    })
    const unclean = {
      kind: 'post',
      language: 'en',
      markdown: `${file.replace(en.slug, `${en.slug}-own`)}\nA *word*.\n`,
    }
    const fourth = await ask('POST', '/api/content/imports', unclean)
    expect((await ask('GET', `/api/content/posts/${fourth.body.id}/export`)).body.en.body).toContain('A _word_.')
    expect(
      await ask('POST', '/api/content/imports', { kind: 'post', language: 'en', markdown: 'no head' }),
    ).toMatchObject({
      status: 422,
    })
  })
})
