import type { ContainerDirective } from 'mdast-util-directive'
import type { Language } from '#src/shared/i18n/language.ts'
import { StepPicture } from '#src/shared/ui/drawing/steps/step-picture.tsx'
import { type StepPictureName, stepPictureNames } from '#src/shared/ui/drawing/steps/step-picture-names.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import { isStepArt, StepArt } from './step-art.tsx'
import './howto.css'

const isStepPicture = (name: string): name is StepPictureName => stepPictureNames.some((known) => known === name)

/** Numbered steps as cards, each with its picture, its number on a tile and its sentences. Throws on a picture that is not there. */
export function DrawnSteps({
  steps,
  pictures,
  language,
  id,
  dense,
}: {
  steps: ContainerDirective
  pictures: readonly string[]
  language: Language
  id: string
  /** Where a page has many steps, a phone shows each picture beside its words. */
  dense: boolean
}) {
  const items = steps.children.flatMap((node) => (node.type === 'list' ? node.children : []))
  return (
    <ol className={dense ? 'ht-steps dense' : 'ht-steps'}>
      {items.map((item, at) => (
        <li key={`${id}-${String(at)}`}>
          <Picture name={pictures[at]} />
          <div className="ht-step">
            <span className="tile" aria-hidden="true">
              {at + 1}
            </span>
            <div>{renderNodes(item.children.map(leadOnOwnLine), language, `${id}-${String(at)}`)}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Picture({ name }: { name: string | undefined }) {
  if (name === undefined) return null
  if (isStepArt(name))
    return (
      <div className="ht-pic">
        <StepArt name={name} />
      </div>
    )
  if (!isStepPicture(name)) throw new RangeError(`no step is drawn as ${name}`)
  return (
    <div className="ht-pic ht-board">
      <StepPicture name={name} />
    </div>
  )
}
