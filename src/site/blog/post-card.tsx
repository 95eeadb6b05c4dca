import type { PostSubject } from '#src/features/content/format/post.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { FirstBars } from '#src/site/kinds/article/first-figure.tsx'
import { numberWordsOf } from './number-words.ts'
import { postChart } from './post-charts.ts'
import type { PostHead } from './posts.ts'
import file from './subjects.svg?url'
import { blogText } from './text/text.ts'

/** Paint of a card by what it is about. */
const paint: Record<PostSubject, string> = {
  solar: 'sn',
  batteries: 'dk',
  'heat-pumps': 'sw',
  cooling: 'sw',
  pools: 'pw',
  bills: 'sw',
  blackouts: 'dk',
  incentives: 'sn',
  cars: 'dk',
}

/** A post as a card whose picture is its one number beside a drawing of its subject. */
export function PostCard({
  post,
  language,
  wide = false,
  isFirstOfSubject = false,
  isLead = false,
}: {
  post: PostHead
  language: Language
  wide?: boolean
  /** The subject's chip leads here where no script shows its cards alone. */
  isFirstOfSubject?: boolean
  /** It stands large above: as a card it shows when its subject is asked for. */
  isLead?: boolean
}) {
  const { text, path } = post
  return (
    <article
      className={wide ? 'nb wide' : 'nb'}
      id={isFirstOfSubject ? text.subject : undefined}
      data-subject={text.subject}
      data-lead={isLead || undefined}
      hidden={isLead}
    >
      <NumberPicture post={post} language={language} />
      <div className="bd">
        <p className="meta">
          <SubjectTag subject={text.subject} language={language} />
          <PostDate post={post} language={language} />
        </p>
        <h3>
          <a href={path}>{text.title}</a>
        </h3>
      </div>
    </article>
  )
}

/** A longer number would run into the drawing: it is set smaller. What it is of stands below it. */
const mostLargeLetters = 7

export function NumberPicture({ post: { text }, language }: { post: Pick<PostHead, 'text'>; language: Language }) {
  const number = text.number ? figureText(text.number, language, builtFigures()) : ''
  const of = text.number ? numberWordsOf(text.number, language) : undefined
  return (
    <div className={`pic ${text.subject ? paint[text.subject] : 'sw'}`}>
      {text.subject ? (
        <svg viewBox="0 0 360 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <SvgPart file={file} part={text.subject} />
        </svg>
      ) : null}
      {number ? <p className={number.length > mostLargeLetters ? 'num n2' : 'num'}>{number}</p> : null}
      {of ? <p className="of sm">{of}</p> : null}
    </div>
  )
}

/** What stands beside a post's title: its chart, or its one number where it has none. */
export function PostPicture({ post, language }: { post: Pick<PostHead, 'id' | 'text'>; language: Language }) {
  const chart = postChart(post.id, language)
  if (chart) return <FirstBars bars={chart} language={language} />
  return (
    <div className="nb post-number">
      <NumberPicture post={post} language={language} />
    </div>
  )
}

export function SubjectTag({ subject, language }: { subject: PostSubject | undefined; language: Language }) {
  return subject ? <Tag>{blogText[language].subjects[subject]}</Tag> : null
}

export function PostDate({ post: { published }, language }: { post: PostHead; language: Language }) {
  return published ? <time dateTime={published}>{formatDate(published, language)}</time> : null
}
