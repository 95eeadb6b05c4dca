import 'react'

declare module 'react' {
  /** Inline styles may set custom properties, which is how charts and ranges place their parts. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
