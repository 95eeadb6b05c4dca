import type { BookingText } from '#src/features/booking/text/types.ts'
import { PhotoDrawing } from '#src/shared/ui/photo-wish/photo-wish.tsx'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'

/** The four places of a house that decide, as small drawings. */
export function LookAt({ text }: { text: BookingText }) {
  return (
    <div className="bk-look">
      <p className="sm mut">{text.card.look}</p>
      <div className="bk-pics">
        {photoWishes.map((wish) => (
          <figure key={wish}>
            <PhotoDrawing wish={wish} label={text.card.pictures[wish]} />
            <figcaption aria-hidden="true">{text.card.pictures[wish]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
