import { remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { fontsKnownKey, fontsOfPages } from '#src/site/layouts/late-fonts.ts'
import { holdLines, letGo } from './hold-lines.client.ts'

/** No task of this may be felt: what a slow phone takes for it is some four times as long. */
const sliceMs = 4
/** So long a page that is never idle waits for its next slice: fonts come part by part, and not many seconds late. */
const mostWaitMs = 500
/** A visitor who presses something gets to let go of it before anything else is laid out. */
const pressMs = 500

const partsOfPage = '.top, .crumb, [data-first-screen] > *, section.sec, .prose > section, .foot, .bar'

/**
 * Once the page's fonts are here, shows it in them, and lays out what foundation.css leaves alone below the screen: part by part from the top, whenever the
 * browser has nothing else to do. From then on scroll bar and anchors are exact. A font that cannot be had leaves the page in its stand-in.
 */
export async function settlePage(): Promise<void> {
  let isDressed = document.documentElement.hasAttribute('data-fonts')
  if (!isDressed)
    try {
      await Promise.all(fontsOfPages.map((font) => document.fonts.load(font)))
      remember('sessionStorage', fontsKnownKey, '1')
    } catch {
      isDressed = true
    }
  const held: HTMLElement[] = []
  const settle = (part: HTMLElement) => {
    if (!isDressed) held.push(...holdLines(part, () => part.toggleAttribute('data-fonts', true)))
    if (part === document.body) return
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
  }
  // All of the page last: what comes later stands in it, and the parts have nothing to change any more. (Not the root: that would be all styles anew.)
  const left = [...document.querySelectorAll<HTMLElement>(partsOfPage), document.body]
  const soon = (run: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: mostWaitMs }) : setTimeout(run)
  let pressedAt = -pressMs
  const onPress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onPress, true)
  const slice = () => {
    const start = performance.now()
    if (start - pressedAt < pressMs) {
      setTimeout(slice, pressMs)
      return
    }
    for (let part = left.shift(); part; part = performance.now() - start < sliceMs ? left.shift() : undefined)
      settle(part)
    if (left.length > 0) soon(slice)
  }
  soon(slice)
  const width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== width) letGo(held)
  })
}
