import { createApp } from 'astro/app/entrypoint'
import { languages } from '#src/shared/i18n/language.ts'
import { postPart, postPaths } from '#src/site/blog/posts.ts'
import { computedFigures, takeComputedFigures } from '#src/site/content/built-figures.ts'
import { contentPaths } from '#src/site/content/content-data.ts'
import { projectPaths } from '#src/site/projects/projects.ts'
import type { Published, PublishedKey } from '#src/site/published/published.ts'
import { partIn, partKey, reading } from '#src/site/published/reading.ts'
import { routeOfPath } from '#src/site/routes.ts'

/** The site as a function: what is published and an address in, a page out. What Astro builds into dist/server/entry.mjs. */

const app = createApp({ streaming: false })
const { site = 'http://localhost' } = app.manifest

// A page that cannot be made is an error here, with its cause, and no page about an error.
app.renderError = async (request, { error, status }) => {
  throw error instanceof Error ? error : new Error(`${new URL(request.url).pathname} answers ${status}`)
}

export { computedFigures, takeComputedFigures }

/** A file of the site that anybody may ask for. */
export interface SiteFile {
  /** Where the page is, `/es/contacto`. */
  path: string
  /** What the file is called, `/es/contacto.html`. */
  name: string
  /** The page that it is in one language. */
  group?: string
}

export interface MadePage {
  body: string
  /** Astro's content-security policy for all pages; undefined for what is no page. */
  policy: string | undefined
  /** What of the published the page has read. */
  keys: PublishedKey[]
}

/** Forms shown again and saved quotes are made for one request: no file holds them. */
const forOneRequest = /^\/(?:form|_)/

/** Every file, in the order of their names. */
export function siteFiles(state: Published): SiteFile[] {
  const fixed = app.manifest.routes.flatMap(({ routeData: { type, pathname } }) =>
    pathname === undefined || forOneRequest.test(pathname)
      ? []
      : { path: pathname, name: type === 'page' ? `${pathname === '/' ? '/index' : pathname}.html` : pathname },
  )
  const { result: content } = reading(state, () =>
    [...contentPaths(), ...postPaths(), ...projectPaths()].map((path) => ({ path: `/${path}`, name: `/${path}.html` })),
  )
  const sitemaps = languages.map((language) => `/sitemap-${language}.xml`).map((path) => ({ path, name: path }))
  return [...fixed, ...content, ...sitemaps]
    .map((file) => ({ ...file, group: routeOfPath(file.path)?.route.id ?? file.path }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether a page that noted this key would read something else in `state`; false for keys that are no parts (reading.ts). */
export function isOtherPart(key: PublishedKey, state: Published): boolean {
  const part = partIn(key)
  if (part === undefined) return false
  return reading(state, () => partKey(part, postPart(part))).result !== key
}

/** Makes a page from what is published. Rejects with the cause when it cannot be made. */
export async function makePage(path: string, state: Published): Promise<MadePage> {
  const { result, keys } = reading(state, async () => {
    const response = await app.render(new Request(new URL(path, site)))
    if (response.status !== 200 && !path.endsWith('/404')) throw new Error(`${path} answers ${response.status}`)
    return { body: await response.text(), policy: response.headers.get('content-security-policy') ?? undefined }
  })
  return { ...(await result), keys: [...keys].sort() }
}

/** Answers a request for a page that no file holds, from what its route needs and what is published. */
export function answerRequest(path: string, locals: App.Locals, state: Published): Promise<Response> {
  return reading(state, () => app.render(new Request(new URL(path, site)), { locals })).result
}
