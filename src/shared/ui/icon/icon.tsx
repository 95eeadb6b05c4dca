import type { ReactNode } from 'react'

/** Drawn on a 24 px grid, stroke 1.75, in the colour of the text. */
const shapes = {
  ac: (
    <>
      <rect x="3" y="4" width="18" height="7" rx="2" />
      <path d="M6 8h8M7 15c-1 2 1 3 0 5M12 15c-1 2 1 3 0 5M17 15c-1 2 1 3 0 5" />
    </>
  ),
  alert: (
    <>
      <path d="M13 2 5 14h6l-1 8 9-13h-6z" />
    </>
  ),
  arrow: (
    <>
      <path d="M4 12h15M13 6l6 6-6 6" />
    </>
  ),
  battery: (
    <>
      <rect x="6" y="4" width="12" height="17" rx="2" />
      <path d="M10 4V2h4v2M9.5 17h5M9.5 13h5" />
    </>
  ),
  book: (
    <>
      <rect x="4" y="5" width="16" height="16" rx="2" />
      <path d="M4 10h16M8 3v4M16 3v4" />
    </>
  ),
  chart: (
    <>
      <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />
    </>
  ),
  chat: (
    <>
      <path d="M4 5h16v11H9l-5 4z" />
    </>
  ),
  check: (
    <>
      <path d="M4 13l5 5L20 6" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />
    </>
  ),
  cut: (
    <>
      <path d="M12 3v8M7 6a8 8 0 1 0 10 0" />
    </>
  ),
  doc: (
    <>
      <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
    </>
  ),
  euro: (
    <>
      <path d="M18 6a7.5 7.5 0 1 0 0 12M4 10h9M4 14h9" />
    </>
  ),
  ev: (
    <>
      <path d="M4 17v-4l3-6h8l3 4 3 1v5z" />
      <circle cx="8" cy="17" r="2" />
      <circle cx="17" cy="17" r="2" />
    </>
  ),
  floor: (
    <>
      <path d="M3 20h18M5 16h12a2 2 0 0 0 0-4H7a2 2 0 0 1 0-4h12" />
    </>
  ),
  gauge: (
    <>
      <path d="M4 18a9 9 0 1 1 16 0M12 14l4-5" />
    </>
  ),
  list: (
    <>
      <path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />
    </>
  ),
  menu: (
    <>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </>
  ),
  news: (
    <>
      <path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7.5 9h6M7.5 13h6" />
    </>
  ),
  partner: (
    <>
      <circle cx="6" cy="6" r="3" />
      <circle cx="18" cy="18" r="3" />
      <path d="M9 6h5a4 4 0 0 1 4 4v5M15 18h-5a4 4 0 0 1-4-4V9" />
    </>
  ),
  pen: (
    <>
      <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
    </>
  ),
  phone: (
    <>
      <path d="M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s-7-6.5-7-11.500a7 7 0 0 1 14 0C19 14.5 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  pool: (
    <>
      <path d="M3 14c2 0 2 1.5 4.5 1.500S10 14 12 14s2 1.5 4.5 1.500S19 14 21 14M3 19c2 0 2 1.5 4.5 1.500S10 19 12 19s2 1.5 4.5 1.500S19 19 21 19M8 14V5a2 2 0 0 1 4 0M16 14V5a2 2 0 0 1 4 0M8 9h8" />
    </>
  ),
  pump: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <circle cx="9.5" cy="12" r="4" />
      <path d="M9.5 8v8M5.5 12h8M17 9v6" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 5 5" />
    </>
  ),
  send: (
    <>
      <path d="M4 12 20 4l-5 16-3-7z" />
    </>
  ),
  share: (
    <>
      <path d="M4 12h6M10 12l5-6h5M10 12l5 6h5M18 4l2 2-2 2M18 16l2 2-2 2" />
    </>
  ),
  solar: (
    <>
      <path d="M4 17 7 6h13l-3 11zM5.6 11.500h13M11 6l-2 11M15.5 6l-2.2 11M8 21h6" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
    </>
  ),
  team: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.7-4 3-6 6.5-6s5.8 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .7 3 2.5 3.5 5.5" />
    </>
  ),
  up: (
    <>
      <path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
    </>
  ),
  water: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="4" />
      <path d="M9 14c1.5-1 1.5 1 3 0s1.5 1 3 0M12 7v2" />
    </>
  ),
  x: (
    <>
      <path d="M5 5l14 14M19 5 5 19" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

/** A decorative icon. It never stands alone: text or an accessible name goes beside it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="ic" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
