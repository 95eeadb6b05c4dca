import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { type PublishedPost, publishedPost } from '#src/features/content/format/published-post.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { movedAddresses } from '#src/site/published/moved.ts'
import { reading, readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { numberWordsOf } from './number-words.ts'
import { PostPage } from './post-page.tsx'
import { builtPosts, postAt, postHeads, postPaths, relatedPosts } from './posts.ts'

const zero = versionZero('2026-11-23')
beforeAll(() => readOutsidePages(zero))

const staffPost = (slug: string, more: Partial<PublishedPost> = {}): PublishedPost =>
  publishedPost.parse({
    state: 'live',
    kind: 'post',
    version: 2,
    formerSlugs: [],
    text: {
      title: 'Of staff',
      slug,
      summary: 'It costs {{tariff.surplus}}.',
      published: '2026-11-24',
      body: 'Words.\n',
    },
    pictures: {},
    ...more,
  })

test.each([...builtPosts().keys()])('%s is whole in both languages, and shows every figure with its date', (id) => {
  for (const language of languages) {
    const head = postHeads(language).find((one) => one.id === id)
    const page = head && postAt(head.text.slug, language)
    expect(page?.paths).toEqual({ en: expect.any(String), es: expect.any(String) })
    if (!page || !head) continue
    const html = renderToStaticMarkup(<PostPage page={page} language={language} />)
    expect(html).not.toContain('{{')
    expect(html).toMatch(/class="fc/)
    expect(html).toContain('id="sources"')
    expect(relatedPosts(id, language)).toHaveLength(3)
    expect(head.text.summary.length).toBeLessThanOrEqual(320)
    expect(head.minutes).toBeGreaterThanOrEqual(1)
  }
})

test('both addresses of every post are pages', () => {
  expect(postPaths()).toContain('blog/add-a-battery-to-your-panels')
  expect(postPaths()).toContain('es/ultimos-blogs/anadir-bateria-a-las-placas')
})

test('what staff publish stands before what the files say, and what they take back is gone', () => {
  const id = 'battery-beside-panels'
  const state = {
    ...zero,
    posts: {
      'one/en': staffPost('of-staff', { formerSlugs: ['of-the-staff'] }),
      [`${id}/en`]: staffPost('x', { state: 'retired' }),
      'job/en': staffPost('a-job', { kind: 'project' }),
    },
  }
  reading(state, () => {
    const [newest] = postHeads('en')
    expect(newest).toMatchObject({
      id: 'one',
      hasPair: false,
      text: { summary: expect.stringMatching(/^It costs €0\.04/) },
    })
    expect(postHeads('en').map((post) => post.id)).not.toContain(id)
    expect(postAt('add-a-battery-to-your-panels', 'en')).toBeUndefined()
    const pair = postAt('anadir-bateria-a-las-placas', 'es')
    expect(pair?.paths).toEqual({ es: '/es/blog/anadir-bateria-a-las-placas' })
    expect(postPaths()).not.toContain('blog/a-job')
  })
  const moved = [
    ['/blog/of-the-staff', '/blog/of-staff'],
    ['/latest-blogs/of-the-staff', '/blog/of-staff'],
  ] as const
  expect(movedAddresses(state)).toEqual(new Map(moved))
  // What staff lead to a name that has changed since arrives in one step.
  const redirects = [{ from: '/old', to: '/blog/of-the-staff', on: '2026-11-23', by: 'Eva' }]
  expect(movedAddresses({ ...state, redirects }).get('/old')).toBe('/blog/of-staff')
})

test('the number of each of our posts says what it is of, in both languages', () => {
  for (const language of languages)
    for (const { id, text } of postHeads(language))
      if (text.number) expect(numberWordsOf(text.number, language), `${id} ${language}`).toBeDefined()
})
