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
    const here = canvas.current
    if (!here) return
    here.width = bitmap.width
    here.height = bitmap.height
    here.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <div className="b-page">
      <canvas ref={canvas} role="img" aria-label={label} />
      {marks
        .filter(({ place }) => place.page === page)
        .map(({ number, place: { box }, isUnsure }) => (
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
          >
            <b>{number}</b>
          </span>
        ))}
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
