import type { Language } from '#src/shared/i18n/language.ts'
import type { MenuIcons, MenuNews } from './menu-news.tsx'

/**
 * Makes the menu behave for keyboards and fingers: Escape closes the innermost that is open and gives the focus back, a click elsewhere closes all, and a
 * panel closes when the focus leaves it. Where the menu is a drawer, Tab stays inside it.
 */
export function attachMenu(menu: HTMLDetailsElement): void {
  const button = menu.querySelector('summary')
  if (!button) return
  const panels = [...menu.querySelectorAll('details')]
  // Heard of, not asked for: at every press the question would have the page's styles computed at once.
  let isDrawer = button.checkVisibility()
  new ResizeObserver(() => {
    isDrawer = button.checkVisibility()
  }).observe(button)
  menu.addEventListener('keydown', (event) => {
    const { activeElement } = document
    if (event.key === 'Escape') {
      const open = panels.find((panel) => panel.open && panel.contains(activeElement)) ?? menu
      if (!open.open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    if (event.key !== 'Tab' || !menu.open || !isDrawer) return
    const last = [...menu.querySelectorAll('a')].at(-1)
    const leaving = event.shiftKey ? button : last
    if (activeElement !== leaving) return
    event.preventDefault()
    const target = event.shiftKey ? last : button
    target?.focus()
  })
  const closeBeside = (place: EventTarget | null) => {
    if (!(place instanceof Node)) return
    for (const one of isDrawer ? [menu] : panels) if (!one.contains(place)) one.open = false
  }
  document.addEventListener('click', ({ target }) => closeBeside(target))
  void tellNews(menu)
  menu.addEventListener('focusout', ({ relatedTarget }) => closeBeside(relatedTarget))
}

type News = Record<Language, MenuNews> & { icons: MenuIcons }

/** What each page is for with its drawing, guide prices beside their services, and the newest post beside the articles. With the server away the panels read as they are. */
async function tellNews(menu: HTMLElement): Promise<void> {
  const news = await newsNow()
  if (!news) return
  const language: Language = document.documentElement.lang === 'es' ? 'es' : 'en'
  const { entries, priceNote, post, blog } = news[language]
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('.mg li a')) {
    const entry = entries[link.pathname]
    if (!entry) continue
    const said = document.createElement('span')
    const detail = document.createElement('small')
    detail.append(entry.detail)
    said.append(...link.childNodes, ' ', detail)
    link.append(said)
    const drawing = entry.icon && news.icons[entry.icon]
    if (drawing) link.prepend(drawn(drawing))
    if (entry.price === undefined) continue
    const written = document.createElement('span')
    written.className = 'p'
    written.append(entry.price)
    link.append(written)
  }
  menu.querySelector('.items .mh')?.append(` · ${priceNote}`)
  const toBlog = menu.querySelector(`.mside a[href="${blog}"]`)
  const sentence = toBlog?.previousElementSibling
  if (!post || !toBlog || !sentence) return
  sentence.textContent = post.title
  toBlog.setAttribute('href', post.path)
  toBlog.firstChild?.replaceWith(`${post.link} `)
}

function drawn(markup: string): Element {
  const drawing = document.importNode(new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement, true)
  // Written out here, or the page's styles would be thought to have no use for it.
  drawing.setAttribute('class', 'ic')
  return drawing
}

async function newsNow(): Promise<News | undefined> {
  try {
    const answer = await fetch('/menu.json')
    return answer.ok ? await answer.json() : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
