import type { VersionList, VersionRequest } from '#src/features/quote/versions/contract.ts'

type ShownOption = VersionList['versions'][number]['options'][number]

/** A line while staff change it: what is typed is text until it is saved. */
export interface DraftLine {
  key: number
  at: number | undefined
  name: string
  quantity: number
  net: string
}
export interface VersionDraft {
  lines: DraftLine[]
  discount: string
  reason: string
}

/** The draft of a new version of an option: its lines as they are, its discount apart. */
export function draftOf({ lines }: ShownOption): VersionDraft {
  const discount = lines.find(({ isDiscount }) => isDiscount)
  return {
    lines: lines.flatMap(({ name, quantity, netEur, isDiscount }, at) =>
      isDiscount ? [] : [{ key: at, at, name, quantity, net: String(netEur) }],
    ),
    discount: discount ? String(-discount.netEur) : '',
    reason: discount ? discount.name.split(': ').slice(1).join(': ') : '',
  }
}

/** Euros as staff type them: a comma or a point before the cents. NaN for what is no amount. */
export function typedEur(text: string): number {
  const plain = text.trim().replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Sum without VAT, the discount taken off; NaN while something typed is no amount. */
export function draftSumEur({ lines, discount }: VersionDraft): number {
  const sum = lines.reduce((all, { net }) => all + typedEur(net), 0)
  return sum - (discount.trim() === '' ? 0 : typedEur(discount))
}

/** What is sent; undefined while something typed is no amount, a line has no words, or a discount has no reason. */
export function requestOf(
  id: ShownOption['id'],
  draft: VersionDraft,
  basedOnNumber: number,
  note: string,
): VersionRequest | undefined {
  const hasDiscount = draft.discount.trim() !== '' && typedEur(draft.discount) !== 0
  const isWhole =
    Number.isFinite(draftSumEur(draft)) &&
    draft.lines.length > 0 &&
    draft.lines.every(({ at, name }) => at !== undefined || name.trim() !== '') &&
    (!hasDiscount || draft.reason.trim() !== '')
  if (!isWhole) return undefined
  const lines = draft.lines.map(({ at, name, quantity, net }) => ({
    ...(at === undefined ? { label: name.trim() } : { at }),
    quantity,
    netEur: typedEur(net),
  }))
  const discount = hasDiscount ? { discount: { netEur: typedEur(draft.discount), reason: draft.reason.trim() } } : {}
  return { basedOnNumber, note: note.trim(), options: [{ id, lines, ...discount }] }
}
