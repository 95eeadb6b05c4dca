import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loginPath, loginPathFor } from '#src/features/auth/domain/return-path.ts'
import { forgetToken } from '#src/features/auth/ui/token.ts'
import { watchBrowserErrors } from '#src/shared/http/browser-errors.ts'
import { createQueryClient } from '#src/shared/http/query-client.ts'
import { ApiError } from '#src/shared/http/request.ts'
import { builtInBusiness, readBusinessFrom } from '#src/site/business.ts'
import { StaffFrame } from './staff-frame.app.tsx'
import { openPath } from './staff-location.ts'

// The shell says the name that is published.
const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? builtInBusiness.name
readBusinessFrom(() => ({ ...builtInBusiness, name }))

/** Draws the staff app into its place on the page. */
export function startStaffApp(place: Element): void {
  createRoot(place).render(<StaffScreens />)
}

/** Everything the staff screens share: the data client, the errors of the browser, the way back to the sign-in. */
function StaffScreens() {
  const [hasExpired, setHasExpired] = useState(false)
  const [client] = useState(() => createQueryClient(endSession))
  useEffect(() => watchBrowserErrors(window), [])

  function endSession(error: unknown) {
    // At the sign-in itself a 401 is only a wrong password.
    if (!(error instanceof ApiError) || error.status !== 401 || location.pathname === loginPath) return
    forgetToken()
    setHasExpired(true)
    openPath(loginPathFor(location.pathname + location.search), 'replace')
    client.clear()
  }

  return (
    <QueryClientProvider client={client}>
      <StaffFrame hasExpired={hasExpired} onSignedIn={() => setHasExpired(false)} />
    </QueryClientProvider>
  )
}
