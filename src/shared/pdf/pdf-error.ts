/**
 * Why a document was not made. `queue-full`: too many are waiting, ask again later. `timeout` and `child-died`: this try went
 * wrong, another may not. `template`: the template or its data is at fault and every try will fail. `closed`: the process is stopping.
 */
export type PdfErrorCode = 'queue-full' | 'timeout' | 'child-died' | 'template' | 'closed'

export class PdfError extends Error {
  readonly code: PdfErrorCode

  constructor(code: PdfErrorCode, message: string) {
    super(message)
    this.name = 'PdfError'
    this.code = code
  }
}
