import { useEffect, useRef } from 'react'
import type { Place } from '#src/features/bill-analysis/domain/page-text.ts'

export interface Mark {
  number: number
  place: Place
  isUnsure: boolean
}

/** A page of the bill with the places that were read, numbered as the figures beside it. */
export function PagePicture({
  page,
  bitmap,
  marks,
  label,
}: {
  page: number
  bitmap: ImageBitmap
  marks: readonly Mark[]
  label: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    drawn.width = bitmap.width
    drawn.height = bitmap.height
    drawn.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  const here = marks.filter(({ place }) => place.page === page)
  const tags = tagsOf(here)
  const columns = Math.max(0, ...tags.map(({ column }) => column + 1))
  return (
    <div className="b-page" style={{ paddingInlineStart: `${columns * tagRem}rem` }}>
      <div className="b-sheet">
        <canvas ref={canvas} role="img" aria-label={label} />
        {here.map(({ number, place: { box }, isUnsure }) => (
          <span
            key={number}
            className={isUnsure ? 'b-mark unsure' : 'b-mark'}
            aria-hidden="true"
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          />
        ))}
      </div>
      {tags.map(({ number, isUnsure, middle, column }) => (
        <b
          key={number}
          className={isUnsure ? 'b-tag unsure' : 'b-tag'}
          aria-hidden="true"
          style={{ top: percent(middle), insetInlineStart: `${column * tagRem}rem` }}
        >
          {number}
        </b>
      ))}
    </div>
  )
}

const tagRem = 1.25
/** Of the page's height: nearer than this two numbers in one column would lie upon each other. */
const leastApart = 0.03

/** The numbers stand in the margin at the height of what they number, so that they cover none of the bill; beside each other where rows are close. */
function tagsOf(marks: readonly Mark[]) {
  const lowest: number[] = []
  return marks
    .map((mark) => ({ ...mark, middle: mark.place.box.y + mark.place.box.height / 2 }))
    .sort((a, b) => Math.round((a.middle - b.middle) * 250) || a.place.box.x - b.place.box.x)
    .map((mark) => {
      const free = lowest.findIndex((other) => mark.middle - other >= leastApart)
      const column = free === -1 ? lowest.length : free
      lowest[column] = mark.middle
      return { ...mark, column }
    })
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
