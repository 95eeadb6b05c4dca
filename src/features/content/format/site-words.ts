import { z } from 'zod'

/** What staff say around the pages themselves: titles in search results, the line at the foot, where old addresses lead. */

const line = (most: number) => z.string().trim().min(1).max(most)

/** Search results cut a title after about so many characters, and a description after so many. */
export const titleCharacters = { fewest: 10, most: 60 }
export const descriptionCharacters = { fewest: 50, most: 160 }

/** Longer ones may be kept, and are shown as too long; these are the ends. */
export const headWords = z.strictObject({ title: line(90), description: line(240) })
export type HeadWords = z.infer<typeof headWords>
export const titleSubjectName = 'title:'
export const titleKey = (path: string) => `${titleSubjectName}${path}`

const bannerWords = z.strictObject({ sentence: line(120), link: line(40) })
const dated = z.strictObject({
  isOn: z.literal(true),
  en: bannerWords,
  es: bannerWords,
  /** The English address of the page it leads to. */
  to: z.string().startsWith('/').max(200),
  /** Days in Spain, both included; null is without an end. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
})
export const publishedBanner = z.discriminatedUnion('isOn', [dated, z.strictObject({ isOn: z.literal(false) })])
export type Banner = z.infer<typeof publishedBanner>
export const bannerSubjectName = 'banner'

export const redirectRow = z.strictObject({
  from: z.string().min(2).max(300),
  to: z.string().min(1).max(300),
  on: z.iso.date(),
  by: z.string().max(120),
})
export type RedirectRow = z.infer<typeof redirectRow>
export const redirectList = z.strictObject({ rows: z.array(redirectRow).max(5000) })
export const redirectsSubjectName = 'redirects'
