/** What can come to have a line more or less in another font. An entry that holds whole lines of its own is left as wide as it is. */
const blocks = 'h1,h2,h3,p,li:not(:has(p,svg)),dt,dd,label,summary,.crumb ol,.btn'

/**
 * Changes the font of a part of the page (`change`) so that nothing on the screen moves: a block that would have a line more gets closer letters, one
 * that would have a line less a narrower box. Gives the blocks it had to hold.
 */
export function holdLines(part: HTMLElement, change: () => void): HTMLElement[] {
  // Inner ones first: an outer one has mostly changed because of them. A part may be such a block itself.
  const before = [...(part.matches(blocks) ? [part] : []), ...part.querySelectorAll<HTMLElement>(blocks)]
    .filter(isOnScreen)
    .map((block) => [block, block.offsetHeight] as const)
    .reverse()
  change()
  return before.flatMap(([block, heightPx]) => (hold(block, heightPx) ? block : []))
}

/** Lets what was held go. */
export function letGo(blocks: readonly HTMLElement[]): void {
  for (const block of blocks) block.style.letterSpacing = block.style.maxWidth = ''
}

/** Without asking after what the browser has not laid out yet, which would make it. */
function isOnScreen(block: HTMLElement): boolean {
  if (!block.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom } = block.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Whether something had to be done. What does not help is taken back. */
function hold(block: HTMLElement, heightPx: number): boolean {
  const changePx = block.offsetHeight - heightPx
  if (Math.abs(changePx) < 4) return false
  const { style, offsetWidth } = block
  const { letterSpacing } = getComputedStyle(block)
  for (let step = 1; step <= 4; step++) {
    if (changePx > 0) style.letterSpacing = `calc(${Number.parseFloat(letterSpacing) || 0}px - ${step / 100}em)`
    else style.maxWidth = `${offsetWidth * (1 - 0.06 * step)}px`
    if (Math.abs(block.offsetHeight - heightPx) < 4) return true
  }
  letGo([block])
  return false
}
