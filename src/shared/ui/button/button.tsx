import type { ComponentProps, ReactNode } from 'react'

type Tone = 'primary' | 'secondary' | 'sea' | 'alarm'
const toneClass: Record<Tone, string> = { primary: '', secondary: ' sec2', sea: ' sea', alarm: ' alarm' }

function classes(tone: Tone, small: boolean, wide: boolean): string {
  return `btn${toneClass[tone]}${small ? ' s' : ''}${wide ? ' wide' : ''}`
}

interface Look {
  /** `primary` is the sun: one in view at a time. */
  tone?: Tone
  small?: boolean
  wide?: boolean
  children: ReactNode
}

/** A button. While `busy` it shows a ring and keeps its width; give the busy label as its children. */
export function Button({
  tone = 'primary',
  small = false,
  wide = false,
  busy = false,
  children,
  ...rest
}: Look & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" {...rest} className={classes(tone, small, wide)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}

/** A link that looks like a button, for going to another page. */
export function ButtonLink({
  tone = 'primary',
  small = false,
  wide = false,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={classes(tone, small, wide)}>
      {children}
    </a>
  )
}
