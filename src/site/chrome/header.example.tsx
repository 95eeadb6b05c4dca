import type { Example } from '#src/shared/ui/example.ts'
import { pathOf } from '#src/site/routes.ts'
import { Header } from './header.tsx'

const home = { en: pathOf('home', 'en'), es: pathOf('home', 'es') }
const emergency = { en: pathOf('emergency', 'en'), es: pathOf('emergency', 'es') }

export const example: Example = {
  name: 'Header',
  use: 'The only thing that sticks at the top. Navigation from 1320 px, a drawer below; on phones only the other language.',
  states: [
    {
      name: 'Home',
      show: (language) => <Header language={language} path={home[language]} searchId="menu-example-1" paths={home} />,
    },
    {
      name: 'On a page of the menu',
      show: (language) => (
        <Header language={language} path={emergency[language]} searchId="menu-example-2" paths={emergency} />
      ),
    },
    {
      name: 'Drawer open (below 1320 px)',
      opened: true,
      show: (language) => <Header language={language} path={home[language]} searchId="menu-example-3" paths={home} />,
    },
    {
      name: 'Keyboard on the first link',
      forced: 'focus-visible',
      show: (language) => <Header language={language} path={home[language]} searchId="menu-example-4" paths={home} />,
    },
  ],
}
