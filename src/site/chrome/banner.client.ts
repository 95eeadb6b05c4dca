import { madridDate } from '#src/shared/domain/plain-date.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { dock, isLineShown } from '#src/shared/ui/dock/dock.client.ts'
import type { BannerLines } from './banner-line.ts'
import { isItsDay } from './its-day.ts'
import { isPastFifth } from './past-fifth.ts'

const dismissed = 'banner-dismissed'

/** Shows the promotional line past a fifth of the page, unless it was closed in this session or another line is there. */
export async function attachBanner(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#promo')
  const banner = template?.content.querySelector('aside')
  if (!banner || recall('sessionStorage', dismissed)) return
  const lines = await linesNow()
  const line = lines?.[document.documentElement.lang === 'es' ? 'es' : 'en']
  if (!line || !isItsDay(line, () => madridDate(new Date()))) return
  const link = document.createElement('a')
  link.href = line.to
  link.append(line.link)
  banner.querySelector('p')?.replaceChildren(`${line.sentence} `, link)
  const onScroll = () => {
    if (isLineShown() || !isPastFifth(scrollY, document.documentElement.scrollHeight, innerHeight)) return
    template?.after(banner)
    dock(banner)
  }
  addEventListener('scroll', onScroll)
  // Scrolled already before this script, or what it says, came.
  if (scrollY > 0) onScroll()
  banner.querySelector('button')?.addEventListener('click', () => {
    removeEventListener('scroll', onScroll)
    banner.remove()
    remember('sessionStorage', dismissed, '1')
  })
}

/** Undefined with the server away: a page reads as well without the line. */
async function linesNow(): Promise<BannerLines | undefined> {
  try {
    const answer = await fetch('/banner.json')
    return answer.ok ? await answer.json() : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
