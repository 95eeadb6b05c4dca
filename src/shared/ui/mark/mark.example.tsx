import { Mark } from './mark.tsx'

export const markExample = (
  <a className="logo" href="/">
    <Mark />
    <span data-brand>Name of the business</span>
  </a>
)
