import type { APIRoute } from 'astro'
import type { Language } from '#src/shared/i18n/language.ts'
import { type MenuNews, menuNews } from '#src/site/chrome/menu-news.ts'

/** What the header's panels say of today, apart from the pages that hold them: another price or post leaves every page as it is. */
export const GET: APIRoute = () => {
  const news: Record<Language, MenuNews> = { en: menuNews('en'), es: menuNews('es') }
  return Response.json(news)
}
