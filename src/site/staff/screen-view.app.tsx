import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import type { Screen, ScreenProps } from './screen.ts'
import { screens } from './screens.ts'
import { mayOpen } from './staff-path.ts'
import { staffText } from './text.ts'

const components = new Map<string, ComponentType<ScreenProps>>(screens.map(({ name, load }) => [name, lazy(load)]))

/** A screen, loaded when it is first opened; or the word that it is not for this role. */
export function ScreenView({ screen, ...props }: ScreenProps & { screen: Screen }) {
  const text = staffText[props.language]
  const Shown = components.get(screen.name)
  if (!Shown || !mayOpen(screen, props.user.role)) return <NotYours screen={screen} {...props} />
  return (
    <Suspense fallback={<Waiting label={text.loading} />}>
      <Shown {...props} />
    </Suspense>
  )
}

export function Waiting({ label }: { label: string }) {
  return (
    <div className="list-body">
      <Skeleton label={label} widths={[40, 100, 100, 100]} />
    </div>
  )
}

function NotYours({ screen, language, brand }: { screen: Screen } & Pick<ScreenProps, 'language' | 'brand'>) {
  const title = screen.label[language]
  useTitle(`${title} | ${brand}`)
  return (
    <div className="list-body">
      <h1>{title}</h1>
      <p className="note">{staffText[language].notYours}</p>
    </div>
  )
}
