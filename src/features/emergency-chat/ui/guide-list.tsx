import { publicContacts } from '#src/features/emergency-chat/domain/contacts.ts'
import type { End, GuideLanguage, Question } from '#src/features/emergency-chat/domain/guide-types.ts'
import { type GuideName, guides, isEnd, stepCalled } from '#src/features/emergency-chat/domain/guided-steps.ts'
import { guideWords } from '#src/features/emergency-chat/text/guide-words.ts'
import { StepPicture } from '#src/shared/ui/drawing/steps/step-picture.tsx'
import { dial, numbersIn } from './dial.ts'

interface GuideListProps {
  name: GuideName
  language: GuideLanguage
  /** Ours, as people read it. */
  phone: string
}

/** A guide written out: its questions numbered, each with its picture and what every answer leads to. Reads and prints without script. */
export function GuideList({ name, language, phone }: GuideListProps) {
  const guide = guides[name]
  const questions = Object.entries(guide.steps).flatMap(([id, step]) => (isEnd(step) ? [] : [{ id, step }]))
  return (
    <details className="gs">
      <summary>{guide.title[language]}</summary>
      <p>{guide.first[language]}</p>
      <div className="steps-l">
        <ol>
          {questions.map(({ id, step }, at) => (
            <li key={id}>
              <StepPicture name={step.picture} />
              <b>{step.says[language]}</b>
              <Answers {...{ name, step, language, phone }} next={questions[at + 1]?.id} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

interface AnswersProps extends GuideListProps {
  step: Question
  /** The question that follows on the page. */
  next: string | undefined
}

/** What each answer leads to; nothing where the only way is on to the next question. */
function Answers({ name, step, next, language, phone }: AnswersProps) {
  const guide = guides[name]
  const questions = Object.entries(guide.steps).filter(([, one]) => !isEnd(one))
  const numberOf = (id: string) => questions.findIndex(([other]) => other === id) + 1
  if (step.answers.every(({ to }) => to === next)) return null
  return (
    <ul>
      {step.answers.map(({ says, to }) => {
        const after = stepCalled(guide, to)
        return (
          <li key={to}>
            {says[language]}:{' '}
            {isEnd(after) ? <EndLine end={after} {...{ language, phone }} /> : guideWords[language].goOn(numberOf(to))}
          </li>
        )
      })}
    </ul>
  )
}

function EndLine({ end, language, phone }: { end: End; language: GuideLanguage; phone: string }) {
  const contacts = publicContacts({ language, phone })
  return (
    <>
      {numbersIn(end.says[language]).map(({ text, tel }) =>
        tel ? (
          <a key={text} href={tel}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
      {end.calls.map((id) => {
        // Said already.
        if (id === 'emergency') return null

        const contact = contacts.find((one) => one.id === id)
        return contact?.tel ? (
          <span key={id}>
            {' '}
            {guideWords[language].call[id]} <a href={dial(contact.tel)}>{contact.number}</a>.
          </span>
        ) : null
      })}
    </>
  )
}
