/**
 * The one owner of what floats at the bottom: the bar, and above it one line at a time. It writes their height to --dock, which
 * pads the page, and the bar's to what stands on the bar; and it keeps what has the focus in sight when they grow.
 */

/** Whatever stands by the height of both, as in dock-height.css: nothing inherits it. */
const readers = 'html,body,.nav,.foot,.toasts,.ec'
const heights = new CSSStyleSheet()
document.adoptedStyleSheets.push(heights)
let written = ''
const floating = new Set<HTMLElement>()
const observer = new ResizeObserver(measure)
let dockPx = 0

/** Puts an element under the dock's care: the bar (`.bar`) or a line (`.banner`). One that is taken off the page stops to count. */
export function dock(element: HTMLElement): void {
  floating.add(element)
  observer.observe(element)
}

// Scripts that pages without a bar load as well ask by this event: imported there, this file would be a request more on every page.
addEventListener('dock', ({ target }) => {
  if (target instanceof HTMLElement) dock(target)
})

/** What a page asks its reader to do first, and what it is asked with. */
const primary = 'main :is(.btn:not(.sec2, .s), button[type="submit"])'

/**
 * Nothing that floats covers what the first screen asks for: what would, waits out of sight until the page is scrolled. An answer that is due
 * (the consent choice, which has buttons of its own) waits as well.
 */
function keepClear(): void {
  const asked = scrollY
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(primary)].find((button) => button.checkVisibility())
  const box = asked?.getBoundingClientRect()
  for (const element of floating) {
    const own = element.getBoundingClientRect()
    element.toggleAttribute('data-waits', box !== undefined && box.top < own.bottom && box.bottom > own.top)
  }
}
addEventListener('scroll', keepClear, { once: true })
// Back at the top, the first screen asks again.
addEventListener('scrollend', keepClear)
addEventListener('load', keepClear)

/** True while a line is shown: the next one waits. */
export function isLineShown(): boolean {
  return [...floating].some((element) => element.isConnected && !isBar(element))
}

const isBar = (element: HTMLElement) => element.classList.contains('bar')

/** Height in px of the tallest of these that floats; where height is scarce they scroll with the page instead. */
function heightOf(which: (element: HTMLElement) => boolean): number {
  const shown = [...floating].filter((element) => which(element) && getComputedStyle(element).position === 'fixed')
  return Math.max(0, ...shown.map((element) => element.offsetHeight))
}

function measure(): void {
  const bar = heightOf(isBar)
  const both = bar + heightOf((element) => !isBar(element))
  write(`${readers}{--dock:${both}px}.banner{--bar-h:${bar}px}`)
  const grew = both > dockPx
  dockPx = both
  keepClear()
  if (grew) uncoverFocus()
}

/** `scroll-padding` holds the dock's height, so `nearest` moves the page just as far as the dock covers. */
function uncoverFocus(): void {
  const focused = document.activeElement
  const box = focused?.getBoundingClientRect()
  if (!focused || !box || focused === document.body) return
  // What is taller than that is a region, not a control: it may well reach below the dock.
  if (box.height < innerHeight / 2 && box.top < innerHeight && box.bottom > innerHeight - dockPx)
    focused.scrollIntoView({ block: 'nearest' })
}

function write(rule: string): void {
  if (rule !== written) heights.replaceSync(rule)
  written = rule
}
