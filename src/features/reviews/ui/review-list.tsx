import './reviews.css'
import { averageOf } from '#src/features/reviews/domain/review.ts'
import type { ShownReview } from '#src/features/reviews/format/published-review.ts'
import { reviewText } from '#src/features/reviews/text/text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'

export interface ReviewListProps {
  language: Language
  /** Newest first. */
  reviews: readonly (ShownReview & { id: string })[]
  serviceName: (service: NonNullable<ShownReview['service']>) => string
  places: { registrations: string; projects: string }
}

/** Reviews newest first with our answers; before the first one, a quiet band that says what a reader can check meanwhile. */
export function ReviewList({ language, reviews, serviceName, places }: ReviewListProps) {
  const { list } = reviewText[language]
  if (reviews.length === 0)
    return (
      <section className="wrap rv-sec" aria-labelledby="reviews">
        <div className="quiet rv-quiet">
          <div>
            <h2 id="reviews">{list.first}</h2>
            <p className="mut">{list.firstLede}</p>
          </div>
          <p className="row">
            <a className="btn sea" href={places.registrations}>
              {list.registrations}
            </a>
            <a className="btn sec2" href={places.projects}>
              {list.projects}
            </a>
          </p>
        </div>
      </section>
    )
  const average = averageOf(reviews.map(({ stars }) => stars))
  return (
    <section className="wrap rv-sec" aria-labelledby="reviews">
      <div className="rv-head">
        <h2 id="reviews">{list.heading}</h2>
        <p className="mut sm">
          {average ? (
            <b className="num">{list.average(formatNumber(average.average, language, 1), average.count)}</b>
          ) : (
            list.noAverage
          )}{' '}
          {list.order}
        </p>
      </div>
      <ul className="rv-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <article>
              <div className="rv-who">
                <p className="h h4">{review.name || list.noName}</p>
                <p className="sm mut">
                  {[review.town ? townNames[review.town] : '', review.service ? serviceName(review.service) : '']
                    .filter(Boolean)
                    .join(', ')}
                </p>
                <p>
                  <span className="tag ok">
                    <Icon name="check" size={16} /> {list.checked}
                  </span>
                </p>
                {review.kind === 'follow-up' ? (
                  <p>
                    <span className="tag">{list.followUp}</span>
                  </p>
                ) : null}
              </div>
              <div>
                <p className="sm mut">
                  <b className="num rv-of">{list.starsOf(review.stars)}</b>{' '}
                  <time dateTime={review.writtenOn}>{list.written(formatDate(review.writtenOn, language))}</time>
                  {review.language === language ? null : ` · ${list.inOther}`}
                </p>
                <p className="rv-words" lang={review.language}>
                  {review.words}
                </p>
                {review.reply ? (
                  <div className="rv-reply">
                    <p className="xs mut">{list.answered(formatDate(review.reply.on, language))}</p>
                    <p lang={review.language}>{review.reply.words}</p>
                  </div>
                ) : null}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
