import type { KeptType } from './files.ts'

const mediaTypes: Record<KeptType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** The media type of what is kept, by what its bytes were found to be. */
export const mediaTypeOf = (type: KeptType): string => mediaTypes[type]

/** Headers with which a kept file is given to one person: never opened in a page of ours, never guessed at, kept by nobody on the way. */
export function downloadHeaders(type: KeptType, plainName: string): Record<string, string> {
  const name = plainName.replace(/[^\w-]+/g, '-')
  return {
    'content-type': mediaTypeOf(type),
    'content-disposition': `attachment; filename="${name}.${type === 'jpeg' ? 'jpg' : type}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
