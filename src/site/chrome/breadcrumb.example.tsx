import type { Example } from '#src/shared/ui/example.ts'
import { pathOf } from '#src/site/routes.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export const example: Example = {
  name: 'Breadcrumb',
  use: 'Home, the way, and the page itself as plain text. Nothing on the home page.',
  states: [
    {
      name: 'Two levels',
      show: (language) => <Breadcrumb language={language} path={pathOf('quote', language)} />,
    },
    {
      name: 'As deep as it gets',
      show: (language) => (
        <Breadcrumb language={language} path={pathOf('service.solar-pv-installation.marbella', language)} />
      ),
    },
  ],
}
