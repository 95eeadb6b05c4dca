import { EnquiryForm } from '#src/features/contact/ui/enquiry-form.tsx'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

/** A short form on the page itself; what it sends becomes a lead. */
export function Enquiry({ language, service, blockId }: BlockProps<'enquiry'> & OnPage) {
  const { enquiry: text } = contentText(language)
  return (
    <section className="blk card" aria-labelledby={blockId} id="enquiry">
      <h3 id={blockId}>{text.heading}</h3>
      <p className="mut">{text.lede}</p>
      <EnquiryForm language={language} service={service} />
    </section>
  )
}
