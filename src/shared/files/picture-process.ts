import '#src/shared/engine/engine.ts'
import sharp from 'sharp'
import { answerParent } from '#src/shared/child/bounded-child.ts'
import { mostPixels, type PictureAnswer, type PictureJob } from './picture-work.ts'

/**
 * The process that unpacks pictures of strangers and writes them anew: upright, in sRGB, without any metadata (place, device, preview). Only these three
 * formats are opened, whatever the library could open besides.
 */
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })

const mostSeconds = 20

answerParent<PictureJob, PictureAnswer>(async ({ bytes, wishes }) => {
  try {
    const pictures = []
    for (const { format, mostEdgePx, quality } of wishes) {
      const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
        .timeout({ seconds: mostSeconds })
        .autoOrient()
        .resize({ width: mostEdgePx, height: mostEdgePx, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, format === 'png' ? {} : { quality })
        .toBuffer({ resolveWithObject: true })
      pictures.push({ format, bytes: data, width: info.width, height: info.height })
    }
    return { kind: 'made', pictures }
  } catch {
    // The library's words may quote the file.
    return { kind: 'damaged' }
  }
})
