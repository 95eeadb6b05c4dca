import { randomUUID } from 'node:crypto'
import type { Database } from '#src/shared/db/database.ts'
import type { FileRule, Files } from '#src/shared/files/files.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { MediaItem } from './contract.ts'
import type { ShownPicture } from './format/published-post.ts'
import * as repo from './repo.ts'
import { contentText } from './text/text.ts'

/** Pictures of the media library. They belong to pages and to nobody: not encrypted, kept until they are removed. */

export const mostMediaBytes = 12 * 1024 * 1024
const rule: FileRule = { room: 'media', types: ['jpeg', 'png', 'webp'], mostBytes: mostMediaBytes, mostEdgePx: 1920 }
/** For a telephone, a column of text on a dense screen, and the whole width; WebP for browsers without AVIF. */
const wishes = [
  { format: 'webp', mostEdgePx: 1280, quality: 76 },
  { format: 'webp', mostEdgePx: 640, quality: 74 },
  { format: 'avif', mostEdgePx: 1280, quality: 55 },
  { format: 'avif', mostEdgePx: 640, quality: 52 },
] as const

/** Takes a picture in. Problems: 413 too_large; 422 as of Files.keepPicture; 503 busy. */
export async function addMedia(db: Database, files: Files, bytes: Uint8Array, addedBy: string): Promise<MediaItem> {
  const kept = await files.keepPicture(bytes, rule, {}, wishes)
  const made = kept.flatMap(({ name, type, width, height }) =>
    (type === 'webp' || type === 'avif') && width !== undefined && height !== undefined
      ? [{ name, type, width, height }]
      : [],
  )
  const [first] = made
  if (!first) throw new Problem(422, 'image_damaged')
  const id = randomUUID()
  await repo.insertMedia(db, { id, files: made, width: first.width, height: first.height, addedBy })
  const row = await repo.findMedia(db, id)
  if (!row) throw new Problem(404, 'not_found')
  return mediaItemOf(row)
}

export function mediaItemOf({ addedAt, files: _files, addedBy: _by, ...row }: repo.Media): MediaItem {
  return { ...row, url: mediaUrl(row.id, 0), addedAt: addedAt.toISOString() }
}

export const mediaUrl = (id: string, at: number): string => `/media/${id}/${at}`

/** One of a picture's files, with its type; undefined for what is not there. */
export async function readMedia(
  db: Database,
  files: Files,
  id: string,
  at: number,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const file = (await repo.findMedia(db, id))?.files[at]
  const bytes = file && (await files.read(file.name))
  return file && bytes && { bytes, type: `image/${file.type}` }
}

/** Pictures as a page shows them. Problem: 422 for one that is gone, or is not described in both languages. */
export async function picturesFor(
  db: Database,
  ids: readonly (string | undefined)[],
  language: Language,
  speaks: Language,
): Promise<Record<string, ShownPicture>> {
  const shown: Record<string, ShownPicture> = {}
  for (const id of ids) {
    if (!id) continue
    const row = /^[\da-f-]{36}$/.test(id) ? await repo.findMedia(db, id) : undefined
    const refuse = (code: 'pictureGone' | 'pictureUndescribed') =>
      new Problem(422, 'invalid_fields', {
        fields: [{ field: 'bodyMarkdown', code, message: contentText[speaks][code] }],
      })
    if (!row) throw refuse('pictureGone')
    if (!row.altEn || !row.altEs) throw refuse('pictureUndescribed')
    shown[id] = {
      alt: language === 'en' ? row.altEn : row.altEs,
      width: row.width,
      height: row.height,
      focal: { x: row.focalX, y: row.focalY },
      sizes: row.files.map(({ type, width }, at) => ({ url: mediaUrl(id, at), type, width })),
    }
  }
  return shown
}
