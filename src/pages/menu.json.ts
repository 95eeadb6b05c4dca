import type { APIRoute } from 'astro'
import type { Language } from '#src/shared/i18n/language.ts'
import { type MenuIcons, type MenuNews, menuDrawings, menuNews } from '#src/site/chrome/menu-news.tsx'

/** What the header's panels say of their pages, apart from the pages that hold them: they stay light, and as they are when a price or a post is another. */
export const GET: APIRoute = () => {
  const news: Record<Language, MenuNews> & { icons: MenuIcons } = {
    en: menuNews('en'),
    es: menuNews('es'),
    icons: menuDrawings(),
  }
  return Response.json(news)
}
