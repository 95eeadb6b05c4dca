import { consultationValues } from '#src/features/booking/domain/form-body.ts'
import { topics } from '#src/features/booking/domain/rules.ts'
import { bookingText } from '#src/features/booking/text/text.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Note } from '#src/shared/ui/note/note.tsx'
import { PhotoDrawing } from '#src/shared/ui/photo-wish/photo-wish.tsx'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'
import { ConsultationForm, type ConsultationFormProps } from './consultation-form.tsx'
import { fieldId } from './field-id.ts'
import { WeekBox, type WeekState } from './week-box.tsx'

export interface ConsultationPageProps extends Omit<ConsultationFormProps, 'values'> {
  /** The form as posted; empty for the page as everybody gets it. */
  posted: string
  /** Over the questions, as on other pages. */
  questionsTitle: string
  failure?: string | undefined
  /** The records were away: the wish is safe and no booking. */
  wished?: { reference: string; confirmBy: string } | undefined
}

const slotShape = { id: '', time: '', isFree: true, own: '0', label: '–', span: '', ownSpan: null }
/** One of everything that a week can hold. */
const shape: WeekState = {
  kind: 'shown',
  first: { slot: slotShape, sooner: null },
  taken: { label: '', nearest: [slotShape] },
  week: {
    from: '',
    title: '',
    earlier: null,
    later: null,
    hasFree: true,
    lastsMinutes: null,
    place: '',
    days: [
      { date: 'a', label: '', closed: 'past', morning: [], afternoon: [] },
      { date: 'b', label: '', closed: null, morning: [slotShape], afternoon: [{ ...slotShape, isFree: false }] },
    ],
  },
}

/** 'Design consultation': choose topic, time and say who you are. The summary stands beside it, on phones below. */
export function ConsultationPage({ posted, questionsTitle, failure, wished, ...form }: ConsultationPageProps) {
  const { language, places } = form
  const text = bookingText(language)
  const values = consultationValues(new URLSearchParams(posted))
  const topic = topics.find((one) => one === values.topic) ?? 'other'
  const town = towns.find((one) => one === values.town) ?? 'marbella'
  const chosen = form.week.kind === 'shown' ? chosenIn(form.week.week.days, values.slot) : undefined
  const lastsMinutes = form.week.kind === 'shown' ? form.week.week.lastsMinutes : null
  return (
    <div className="wrap bk-page">
      <div className="bk-head">
        <h1>{text.heading}</h1>
        <p className="lede">{text.lede}</p>
      </div>
      {failure ? (
        <Note tone="bad">
          {failure} {text.call} <a href={`tel:${places.phone.e164}`}>{places.phone.display}</a>
        </Note>
      ) : null}
      {wished ? (
        <div className="card stack" role="status">
          <h2>{text.wished.title}</h2>
          <p>{text.wished.body}</p>
          <p>
            <b>{text.wished.confirm(formatInstant(wished.confirmBy, language))}</b>
          </p>
          <p>
            {text.wished.reference} <b className="tn nw">{wished.reference}</b>
          </p>
        </div>
      ) : (
        <div className="bk">
          <ConsultationForm {...form} values={values} />
          <aside className="side2" aria-label={text.card.title}>
            <div className="card" data-card="">
              <p className="sm mut">{text.card.title}</p>
              <p className="big" data-card-when="" data-nothing={text.card.nothing}>
                {chosen?.span ?? text.card.nothing}
              </p>
              <p className="sm mut" data-card-own="">
                {chosen?.ownSpan ?? ''}
              </p>
              <a className="sm bk-to" href={`#${fieldId('slot')}`}>
                {text.card.toTimes}
              </a>
              <dl>
                <dt>{text.card.topic}</dt>
                <dd data-card-topic="">{topicNames[language][topic]}</dd>
                <dt>{text.card.where}</dt>
                <dd data-card-where="" data-at-house={text.card.atHouse('{}')} data-by-video={text.card.byVideo}>
                  {values.mode === 'visit' ? text.card.atHouse(townNames[town]) : text.card.byVideo}
                </dd>
                <dt>{text.card.takes}</dt>
                <dd data-card-takes="" data-nothing={text.card.takesUnknown}>
                  {lastsMinutes ? text.week.minutes(lastsMinutes) : text.card.takesUnknown}
                </dd>
              </dl>
              <p className="sm mut">{text.card.ready}</p>
            </div>
          </aside>
        </div>
      )}
      <section className="bk-more" aria-labelledby="bk-more">
        <h2 id="bk-more">{text.more.title}</h2>
        <div className="bk-what">
          {photoWishes.map((wish) => (
            <figure key={wish}>
              <PhotoDrawing wish={wish} label={text.card.pictures[wish]} />
              <figcaption>
                <b>{text.card.pictures[wish]}:</b> {text.more.pictures[wish]}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="bk-also">{text.more.also}</p>
        <h3>{text.more.after.title}</h3>
        <ul className="bk-after">
          {text.more.after.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{questionsTitle}</h2>
        {text.more.questions.map(({ q, a }) => (
          <details className="faq" key={q}>
            <summary>{q}</summary>
            <p>{a}</p>
          </details>
        ))}
      </section>
      {/* What the script puts in later has its styles with the page. */}
      <template>
        <WeekBox week={shape} values={values} text={text} phone={places.phone} />
      </template>
      <template data-wished="">
        <div className="card stack" role="status" tabIndex={-1}>
          <h2>{text.wished.title}</h2>
          <p>{text.wished.body}</p>
          <p>
            <b data-confirm-by={text.wished.confirm('{}')} />
          </p>
          <p>
            {text.wished.reference} <b className="tn nw" data-reference="" />
          </p>
        </div>
      </template>
    </div>
  )
}

function chosenIn(
  days: readonly { morning: readonly SlotLike[]; afternoon: readonly SlotLike[] }[],
  id: string,
): SlotLike | undefined {
  return days.flatMap(({ morning, afternoon }) => [...morning, ...afternoon]).find((slot) => slot.id === id)
}
interface SlotLike {
  id: string
  span: string
  ownSpan: string | null
}
