/** What the picture process is asked and answers. */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

export interface PictureWish {
  format: PictureFormat
  /** Both edges stay within; a smaller picture is not made larger. */
  mostEdgePx: number
  /** 1 to 100; of no meaning for png. */
  quality: number
}

export interface MadePicture {
  format: PictureFormat
  bytes: Uint8Array
  width: number
  height: number
}

export interface PictureJob {
  bytes: Uint8Array
  wishes: readonly PictureWish[]
}

export type PictureAnswer = { kind: 'made'; pictures: MadePicture[] } | { kind: 'damaged' }

/** A photograph of the largest telephones; anything above is a bomb or a poster. */
export const mostPixels = 60_000_000
