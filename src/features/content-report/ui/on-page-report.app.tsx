import type { PagesResponse, ReportedPage } from '#src/features/content-report/contract.ts'
import { type Finding, findingKinds, findingsOf } from '#src/features/content-report/domain/findings.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { WithReport } from './report-frame.app.tsx'

/** What can be mended on the pages themselves, by kind of finding. */
export function OnPageReport({ language }: { language: Language }) {
  const { onPage: text } = contentReportText[language]
  return (
    <section className="panel stack" aria-labelledby="on-page-title">
      <h2 id="on-page-title">{text.title}</h2>
      <WithReport language={language}>{(report) => <Findings report={report} language={language} />}</WithReport>
      <p className="xs mut">{text.limits}</p>
    </section>
  )
}

function Findings({ report, language }: { report: PagesResponse; language: Language }) {
  const { onPage: text } = contentReportText[language]
  const findings = findingsOf(report.pages)
  const figure = (value: number) => formatNumber(value, language)
  return (
    <>
      <p className="mut">{text.intro(figure(report.pages.length), formatDate(report.builtOn, language))}</p>
      {findings.length === 0 && <p className="note sea">{text.none}</p>}
      {findingKinds.map((kind) => {
        const own = findings.filter((finding) => finding.kind === kind)
        if (own.length === 0) return null
        return (
          <details key={kind} className="findings">
            <summary>
              {text.findings[kind]} <span className="tag warn">{figure(own.length)}</span>
            </summary>
            <ul className="checks">
              {own.map((finding) => (
                <FindingRow key={finding.page.language + finding.page.path} finding={finding} language={language} />
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}

function FindingRow({ finding, language }: { finding: Finding<ReportedPage>; language: Language }) {
  const { path, title, language: written, file } = finding.page
  return (
    <li>
      <a href={path} target="_blank" rel="noreferrer" lang={written}>
        {title}
      </a>
      <span className="mut file">
        {file ?? path} <Counted finding={finding} language={language} />
      </span>
    </li>
  )
}

function Counted({
  finding: { kind, counted, sameAs },
  language,
}: {
  finding: Finding<ReportedPage>
  language: Language
}) {
  const { onPage: text } = contentReportText[language]
  if (sameAs)
    return (
      <>
        {text.sameAs} <a href={sameAs}>{sameAs}</a>
      </>
    )
  if (counted === undefined || kind === 'no-way-in') return null
  const figure = formatNumber(counted, language)
  if (kind === 'words-few') return <>{text.words(figure)}</>
  return <>{kind === 'related-few' ? text.links(figure) : text.characters(figure)}</>
}
