import { type Block, lines, small } from '#tests/bills/blocks.ts'
import { linkOf, type MadeUpBill } from '#tests/bills/made-up.ts'
import { energya, naturgy, repsol } from './large.ts'
import type { Layout } from './layout.ts'
import { endesa, energiaXxi, iberdrola } from './reference.ts'
import { disa, imagina, visalia } from './small.ts'
import { octopus, plenitude, total } from './young.ts'

export const layouts: readonly Layout[] = [
  endesa,
  energiaXxi,
  iberdrola,
  octopus,
  total,
  plenitude,
  imagina,
  visalia,
  disa,
  repsol,
  energya,
  naturgy,
]

/** A page that holds the regulator's code and little else that can be read. */
export const codePage = (bill: MadeUpBill, svg: string): Block[] => [
  lines('Compare su oferta con el código QR de la CNMC'),
  { kind: 'qr', svg },
  small(`Factura ${bill.seed}`),
]
/** The visible link of an e-bill. */
export const linkBlock = (bill: MadeUpBill): Block => ({
  kind: 'link',
  url: linkOf(bill),
  text: 'Comparador de ofertas de la CNMC',
})
