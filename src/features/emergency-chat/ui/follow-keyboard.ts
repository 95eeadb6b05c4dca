/**
 * Keeps what stands at the bottom above the on-screen keyboard, which covers the page without making it smaller: --ec-kb is the height in px
 * that it takes, --ec-vh the height that is left. 112 stands at the bottom.
 */
export function followKeyboard(element: HTMLElement): void {
  const view = window.visualViewport
  if (!view) return
  const follow = () => {
    // Zoomed in, the visual viewport is small as well, and nothing covers the page.
    const covered = view.scale > 1.01 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop)
    element.style.setProperty('--ec-kb', `${Math.round(covered)}px`)
    element.style.setProperty('--ec-vh', `${Math.round(innerHeight - covered)}px`)
  }
  view.addEventListener('resize', follow)
  view.addEventListener('scroll', follow)
}
