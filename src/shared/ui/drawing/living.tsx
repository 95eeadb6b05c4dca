import { paint } from './paint.ts'
/** One living thing a picture: each at the origin, its feet on the line y = 0. */

/** A cat lying down, 32 wide. Against the sky it is as light in the evening as lines are there. */
export function Cat({ onSky = false }: { onSky?: boolean }) {
  return (
    <g {...(onSky ? paint.bird : paint.live)}>
      <path d="M0 0c-2-5-1-10 0-14l3 3h6l3-3c1 2 1 4 1 6 6-2 11 1 11 8z" />
      <path {...(onSky ? paint.gull : paint.tail)} d="M23-1q9 0 8-9" />
    </g>
  )
}

/** A swift sitting on a wire, 17 wide. */
export function Bird() {
  return <path {...paint.bird} d="M0 1l5-5c1-5 5-7 9-6l4 2-4 1c0 5-4 8-9 7z" />
}

/** A gull in the air, 26 wide. */
export function Gull() {
  return <path {...paint.gull} d="M0 0q6-7 13 0q7-7 13 0" />
}

/** A gecko climbing, 14 wide and 34 high. */
export function Gecko() {
  return (
    <g {...paint.gecko}>
      <path d="M7 0c-5-5 4-8 0-14" strokeWidth="2" />
      <path d="M7-13v-11" strokeWidth="5" />
      <path d="M7-15l-5 3-1 3M7-15l5 3 1 3M7-23l-5-3-1-3M7-23l5-3 1-3" strokeWidth="1.8" />
      <path d="M7-26v-4" strokeWidth="4.5" />
    </g>
  )
}

/** A swimmer, her shoulders on the water, 34 wide. */
export function Swimmer() {
  return (
    <g {...paint.swimmer}>
      <circle cx="12" cy="-5" r="5.5" />
      <path {...paint.swimming} d="M0 0q6-5 12 0q10-6 18-1" />
    </g>
  )
}

/** A hen, 22 wide. */
export function Hen() {
  return (
    <g>
      <path {...paint.tail} d="M8-6v6M12-6v6" />
      <path {...paint.hen} d="M0-19c3 4 6 5 9 3 2-2 2-6 4-7 3-1 5 1 5 3l3 1-3 1c0 8-3 13-9 13-6 0-9-6-9-14z" />
      <path {...paint.comb} d="M13-23c0-3 4-3 4 0z" />
    </g>
  )
}
