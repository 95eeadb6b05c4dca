import '#src/shared/engine/engine.ts'
import { parseArgs } from 'node:util'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { pageWords, wordedPages } from '#src/site/content/page-words.ts'
import { paragraphsOf } from '#src/site/content/prose.ts'
import { readingEase, sentencesOf, shortShare } from '#src/site/content/reading-measures.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'

/** Prints reading ease and the share of short sentences of every page of content/, worst first; `--language es` one language alone. */

const { values } = parseArgs({ options: { language: { type: 'string' } } })
readOutsidePages(versionZero(madridDate(new Date())))
const rows = wordedPages().flatMap((id) =>
  languages
    .filter((language) => (values.language ?? language) === language)
    .map((language) => {
      const sentences = paragraphsOf(pageWords(id, language)).flatMap(sentencesOf)
      return {
        id,
        language,
        ease: readingEase(sentences, language),
        short: shortShare(sentences),
        count: sentences.length,
      }
    }),
)
rows.sort((a, b) => b.short - a.short)
for (const { id, language, ease, short, count } of rows)
  process.stdout.write(
    `${language} ${ease.toFixed(0).padStart(3)} ${(short * 100).toFixed(1).padStart(5)} % ${String(count).padStart(4)} ${id}\n`,
  )
