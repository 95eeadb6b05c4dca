import { madridDate } from '#src/shared/domain/plain-date.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { dock, isLineShown } from '#src/shared/ui/dock/dock.client.ts'
import { isItsDay } from './its-day.ts'
import { isPastFifth } from './past-fifth.ts'

const dismissed = 'banner-dismissed'

/** Shows the promotional line past a fifth of the page, unless it was closed in this session or another line is there. */
export function attachBanner(): void {
  const template = document.querySelector<HTMLTemplateElement>('#promo')
  const banner = template?.content.querySelector('aside')
  if (!banner || recall('sessionStorage', dismissed) || !isItsDay(template?.dataset, madridDate(new Date()))) return
  const onScroll = () => {
    if (isLineShown() || !isPastFifth(scrollY, document.documentElement.scrollHeight, innerHeight)) return
    template?.after(banner)
    dock(banner)
  }
  addEventListener('scroll', onScroll, { passive: true })
  // Scrolled already before this script came.
  if (scrollY > 0) onScroll()
  banner.querySelector('button')?.addEventListener('click', () => {
    removeEventListener('scroll', onScroll)
    banner.remove()
    remember('sessionStorage', dismissed, '1')
  })
}
