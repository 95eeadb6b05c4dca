import { staffNewsText } from '#src/features/energy-news/text/staff-text.ts'
import { StaffNews } from '#src/features/energy-news/ui/staff-news.app.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** What the energy press writes, and what staff call it. */
export default function NewsScreen({ brand, ...shown }: ScreenProps) {
  const { title } = staffNewsText[shown.language]
  useTitle(`${title} | ${brand}`)
  return (
    <>
      <div className="sbar">
        <h1>{title}</h1>
      </div>
      <div className="list-body">
        <StaffNews {...shown} />
      </div>
    </>
  )
}
