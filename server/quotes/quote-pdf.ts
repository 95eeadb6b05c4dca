import { quoteDocument, quoteTemplate } from '#src/features/quote/pdf/document.ts'
import type { SavedQuote } from '#src/features/quote/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { createPdfEngine, type PdfEngine } from '#src/shared/pdf/engine.ts'
import { PdfError } from '#src/shared/pdf/pdf-error.ts'
import { business } from '#src/site/business.ts'

export interface QuotePdf {
  /** The document in a language. Problem: 503 busy when too many wait. */
  render(quote: SavedQuote, url: string, language: Language): Promise<Buffer>
  /** The same for a mail, for which room is kept. */
  renderForMail(quote: SavedQuote, url: string, language: Language): Promise<Buffer>
  /** What sets other documents too: one child process for all. */
  engine: Pick<PdfEngine, 'render'>
  close(): Promise<void>
}

export function createQuotePdf(
  places: { pdfChild: string; fontDir: string; templateRoot: string },
  log: Log,
): QuotePdf {
  const engine = createPdfEngine({
    fontDir: places.fontDir,
    templateRoot: places.templateRoot,
    childEntry: places.pdfChild,
    onChildLost: (err) => log.warn({ err }, 'the document process ended and was replaced'),
  })
  async function make(quote: SavedQuote, url: string, language: Language, isPromised: boolean): Promise<Buffer> {
    const data = quoteDocument({
      estimate: quote.estimate,
      reference: quote.reference,
      language,
      ...(quote.name ? { name: quote.name } : {}),
      url,
      pdfDate: madridDate(new Date()),
      test: quote.test,
      business,
    })
    try {
      return await engine.render({ template: quoteTemplate, data, language, isPromised })
    } catch (error) {
      if (error instanceof PdfError && error.code === 'queue-full')
        throw new Problem(503, 'busy', { headers: { 'retry-after': '3' } })
      throw error
    }
  }
  return {
    render: (quote, url, language) => make(quote, url, language, false),
    renderForMail: (quote, url, language) => make(quote, url, language, true),
    engine,
    close: () => engine.close(),
  }
}
