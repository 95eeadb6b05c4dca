import type { BuiltPage } from './built-site.ts'

/** The structured data of a built page, as plain values. */

export interface Thing {
  [key: string]: unknown
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every top-level thing of the page's blocks. Throws when a block is no JSON. */
export function thingsOf({ html }: BuiltPage): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json)
    if (!isThing(data) || data['@context'] !== 'https://schema.org')
      throw new Error(`not schema.org: ${json.slice(0, 80)}`)
    return Array.isArray(data['@graph']) ? data['@graph'].filter(isThing) : [data]
  })
}

export function typesOf(thing: Thing): string[] {
  return [thing['@type']].flat().map(String)
}

export const ofType = (page: BuiltPage, type: string): Thing[] =>
  thingsOf(page).filter((thing) => typesOf(thing).includes(type))

/** The things under a key, one or many. */
export function within(thing: Thing | undefined, key: string): Thing[] {
  return [thing?.[key]].flat().filter(isThing)
}

/** The days on which the page's words were looked through. */
export function datesOf(page: BuiltPage): string[] {
  return page.tags
    .filter(({ name, attributes }) => name === 'time' && attributes['data-reviewed'] !== undefined)
    .flatMap(({ attributes }) => attributes.datetime ?? [])
}

export interface Leaf {
  key: string
  value: unknown
}

/** Every value, with the name it stands under. */
export function leavesOf(value: unknown, key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, key))
  if (!isThing(value)) return [{ key, value }]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, name))
}
