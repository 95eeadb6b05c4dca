// First, and alone: the contracts behind the lazy import below are built by zod.
import '#src/shared/http/zod-without-eval.ts'
import { lazy, Suspense } from 'react'

const StaffScreens = lazy(() => import('./staff-screens.app.tsx'))

/** The staff app, on every staff path. */
export default function StaffApp() {
  return (
    <Suspense fallback={<div className="shell" />}>
      <StaffScreens />
    </Suspense>
  )
}
