import type { AstroIntegration } from 'astro'

const designRoutes = [
  { pattern: '/design/[...language]', entrypoint: './src/site/design/Gallery.astro' },
  { pattern: '/design/[language]/[theme]', entrypoint: './src/site/design/Frame.astro' },
]

/** /design for the development server, nothing for any other command: a build has no such page, no route, no bytes. */
export function designRoutesFor(command: string): typeof designRoutes {
  return command === 'dev' ? designRoutes : []
}

export function designPage(): AstroIntegration {
  return {
    name: 'design-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        for (const route of designRoutesFor(command)) injectRoute(route)
      },
    },
  }
}
