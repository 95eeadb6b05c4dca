import type { Block } from '#tests/bills/blocks.ts'
import type { MadeUpBill, Wish } from '#tests/bills/made-up.ts'

/**
 * Twelve ways in which bills of Spanish homes are laid out. Retailers' names stand for the layout only, as their public parsers describe it; every datum
 * is made up.
 */
export interface Layout {
  retailer: string
  wish: Wish
  font?: string
  size?: number
  blocks(bill: MadeUpBill): Block[]
}
