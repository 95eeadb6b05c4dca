import type { AstroIntegration } from 'astro'
import { routes } from '#src/site/routes.ts'

/** Answered by a redirect of the server. */
const leadsOn = 'staff.admin'

/** A static shell for each staff page of the registry that has no parameters; the server shows the leads' one for those that have. */
export function staffShells(): AstroIntegration {
  const paths = routes.flatMap(({ id, kind, en, built }) =>
    kind === 'staff' && built && id !== leadsOn && !en.includes('{') ? [en] : [],
  )
  return {
    name: 'staff-shells',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const pattern of paths) injectRoute({ pattern, entrypoint: './src/site/staff/StaffPage.astro' })
      },
    },
  }
}
