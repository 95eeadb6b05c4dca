import { Icon } from './icon.tsx'

export const iconExample = (
  <p className="row">
    <Icon name="phone" /> Call us
  </p>
)
