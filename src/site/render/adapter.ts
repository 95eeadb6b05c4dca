import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Astro's part in our server: one module, site-entry.ts, that makes a page when asked, for the build as for the running server. */
export function siteAdapter(): AstroIntegration {
  return {
    name: 'site-adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'site-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./site-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'unsupported',
            hybridOutput: 'unsupported',
            sharpImageService: 'stable',
          },
        }),
    },
  }
}
