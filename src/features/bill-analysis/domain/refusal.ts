import type { NotABill } from './bill.ts'

/** The stable code of what a file is instead of a bill; files that cannot be opened have their own. */
const codes = {
  water: 'bill_water',
  gas: 'bill_gas',
  telephone: 'bill_telephone',
  foreign: 'bill_foreign',
  'large-supply': 'bill_large_supply',
  unknown: 'not_a_bill',
  no_text: 'bill_unreadable',
  file_empty: 'file_empty',
  file_type: 'file_type',
  file_heic: 'file_heic',
  pdf_encrypted: 'pdf_encrypted',
  pdf_damaged: 'pdf_damaged',
  pdf_with_script: 'pdf_with_script',
  too_many_pages: 'too_many_pages',
  image_too_large: 'image_too_large',
  image_damaged: 'image_damaged',
} as const

/** Why a file could not be opened at all. */
export type FileFault = Exclude<keyof typeof codes, NotABill>
export type RefusalCode = (typeof codes)[keyof typeof codes]

export const refusalCode = (reason: NotABill | FileFault): RefusalCode => codes[reason]
