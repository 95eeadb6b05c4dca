/**
 * Makes the menu behave for keyboards and fingers: Escape closes the innermost that is open and gives the focus back, a click elsewhere closes all, and a
 * panel closes when the focus leaves it. Where the menu is a drawer, Tab stays inside it.
 */
export function attachMenu(menu: HTMLDetailsElement): void {
  const button = menu.querySelector('summary')
  if (!button) return
  const panels = [...menu.querySelectorAll('details')]
  const isDrawer = () => button.checkVisibility()
  menu.addEventListener('keydown', (event) => {
    const { activeElement } = document
    if (event.key === 'Escape') {
      const open = panels.find((panel) => panel.open && panel.contains(activeElement)) ?? menu
      if (!open.open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    if (event.key !== 'Tab' || !menu.open || !isDrawer()) return
    const last = [...menu.querySelectorAll('a')].at(-1)
    const leaving = event.shiftKey ? button : last
    if (activeElement !== leaving) return
    event.preventDefault()
    const target = event.shiftKey ? last : button
    target?.focus()
  })
  const closeBeside = (place: EventTarget | null) => {
    if (!(place instanceof Node)) return
    for (const one of isDrawer() ? [menu] : panels) if (!one.contains(place)) one.open = false
  }
  document.addEventListener('click', ({ target }) => closeBeside(target))
  menu.addEventListener('focusout', ({ relatedTarget }) => closeBeside(relatedTarget))
}
