/** Makes the frames as high as what they hold, so that light and dark scroll together, and leads the list of components into them. */
export function showFrames(): void {
  const shown = [...document.querySelectorAll('iframe')]
  for (const frame of shown) {
    if (frame.contentDocument?.readyState === 'complete') follow(frame)
    frame.addEventListener('load', () => follow(frame))
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.ds-contents a'))
    link.addEventListener('click', (event) => {
      const [frame] = shown
      const target = frame?.contentDocument?.getElementById(link.hash.slice(1))
      const bar = document.querySelector('.ds-bar')
      if (!frame || !target || !bar) return
      event.preventDefault()
      link.closest('details')?.removeAttribute('open')
      const top = frame.getBoundingClientRect().top + target.getBoundingClientRect().top + scrollY
      scrollTo({ top: top - bar.getBoundingClientRect().height - 16 })
    })
}

function follow(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  if (!body) return
  const setHeight = () => {
    frame.style.height = `${body.scrollHeight}px`
  }
  new ResizeObserver(setHeight).observe(body)
  setHeight()
}
