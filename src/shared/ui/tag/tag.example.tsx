import { Tag } from './tag.tsx'

export const tagExample = <Tag tone="ok">verified</Tag>
