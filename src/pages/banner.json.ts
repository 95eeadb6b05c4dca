import type { APIRoute } from 'astro'
import { type BannerLines, bannerLine } from '#src/site/chrome/banner-line.ts'

/** The promotional line in both languages, apart from the pages that show it: another sentence leaves every page as it is. */
export const GET: APIRoute = () => {
  const lines: BannerLines = { en: bannerLine('en'), es: bannerLine('es') }
  return Response.json(lines)
}
