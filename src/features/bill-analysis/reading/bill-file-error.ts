/** Why a file was not read, before it is known whether it is a bill; the words are elsewhere. */
export type FileFault =
  | 'file_empty'
  | 'file_type'
  | 'file_heic'
  | 'pdf_encrypted'
  | 'pdf_damaged'
  | 'pdf_with_script'
  | 'too_many_pages'
  | 'image_too_large'
  | 'image_damaged'
  | 'no_text'

export class BillFileError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.name = 'BillFileError'
    this.fault = fault
  }
}
