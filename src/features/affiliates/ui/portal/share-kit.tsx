import { useState } from 'react'
import type { Portal } from '#src/features/affiliates/portal-contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { openDocument } from './portal-data.ts'

/** Link, code, QR code and texts in both languages, each of which names the commission. */
export function ShareKit({ portal, language }: { portal: Portal; language: Language }) {
  const all = portalText(language)
  const text = all.kit
  const [failure, setFailure] = useState(false)
  return (
    <section className="tint sec tight" id="share">
      <div className="wrap">
        <div className="row refs-head">
          <h2>{text.heading}</h2>
          <p className="mut sm">{text.disclosed}</p>
        </div>
        <div className="kit3">
          <div className="card kit">
            <div>
              <label htmlFor="kit-link">{text.link}</label>
              <div className="copy">
                <input className="in" id="kit-link" readOnly value={portal.link} />
                <CopyButton words={portal.link} language={language} />
              </div>
            </div>
            <div className="qr">
              <span>
                <Qr rows={portal.qr} label={text.qr} />
              </span>
              <div>
                <p className="sm mut">{text.code}</p>
                <p className="num n1">{portal.code}</p>
                <p className="sm">
                  <button
                    type="button"
                    className="plain"
                    onClick={() => openDocument('/me/card.pdf').catch(() => setFailure(true))}
                  >
                    {text.card}
                  </button>
                </p>
              </div>
            </div>
            {failure ? (
              <p className="note bad" role="alert">
                {all.failed}
              </p>
            ) : null}
            <p className="sm mut">{text.clicks(formatNumber(portal.clicks.days30, language))}</p>
          </div>
          {languages.map((one) => {
            const words = all.messages[one](portal.link)
            return (
              <div className="card" key={one}>
                <h3 className="h4">{text.whatsapp[one]}</h3>
                <p className="msgbox" lang={one}>
                  {words}
                </p>
                <p className="row kit-row">
                  <a
                    className="btn sea s"
                    href={`https://wa.me/?text=${encodeURIComponent(words)}`}
                    rel="noopener"
                    target="_blank"
                  >
                    {text.openWhatsapp}
                  </a>
                  <CopyButton words={words} language={language} />
                </p>
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

function CopyButton({ words, language }: { words: string; language: Language }) {
  const text = portalText(language).kit
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(words).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), 2000)
      },
      () => setIsCopied(false),
    )
  }
  return (
    <Button tone="secondary" small onClick={copy}>
      {isCopied ? text.copied : text.copy}
    </Button>
  )
}

function Qr({ rows, label }: { rows: readonly string[]; label: string }) {
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('')
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#07303f" d={path} />
    </svg>
  )
}
