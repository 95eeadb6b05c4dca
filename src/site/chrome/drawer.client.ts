/** Makes the drawer behave for keyboards: Escape closes it, Tab stays inside, a click elsewhere closes it. */
export function attachDrawer(): void {
  const drawer = document.querySelector<HTMLDetailsElement>('details.menu')
  const summary = drawer?.querySelector('summary')
  if (!drawer || !summary) return
  drawer.addEventListener('keydown', (event) => {
    if (!drawer.open) return
    if (event.key === 'Escape') {
      drawer.open = false
      summary.focus()
    }
    if (event.key !== 'Tab') return
    const last = [...drawer.querySelectorAll('a')].at(-1)
    const leaving = event.shiftKey ? summary : last
    if (document.activeElement !== leaving) return
    event.preventDefault()
    const target = event.shiftKey ? last : summary
    target?.focus()
  })
  document.addEventListener('click', (event) => {
    if (drawer.open && event.target instanceof Node && !drawer.contains(event.target)) drawer.open = false
  })
}
