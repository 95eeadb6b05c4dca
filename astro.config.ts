import '#src/shared/engine/engine.ts'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { designPage } from '#src/site/design/design-page.ts'
import { lateFonts } from '#src/site/layouts/late-fonts.ts'
import { siteAdapter } from '#src/site/render/adapter.ts'
import { leanReader } from '#src/site/render/lean-reader.ts'
import { zodInBrowsers } from '#src/site/render/zod-in-browsers.ts'
import { staffShells } from '#src/site/staff/staff-shells.ts'

const preload = JSON.stringify(join(import.meta.dirname, 'src/shared/ui/preload/preload.client.ts'))

/**
 * Astro makes pages when asked (src/site/render/site-entry.ts): all of them for the build, those that changed for a publication, and for a request
 * only what no file holds. Visitors are served files, by our own server (server/main.ts).
 */
export default defineConfig({
  site: process.env.PUBLIC_URL || 'http://localhost:4321',
  output: 'server',
  trailingSlash: 'never',
  adapter: siteAdapter(),
  integrations: [react({ experimentalDisableStreaming: true }), designPage(), staffShells()],
  build: { inlineStylesheets: 'always', format: 'file', assets: 'assets' },
  session: false,
  devToolbar: { enabled: false },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // Every page's own inline script; pages made on demand have their policy from here.
      scriptDirective: { hashes: [`sha256-${createHash('sha256').update(lateFonts()).digest('base64')}`] },
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    build: {
      assetsInlineLimit: 0,
      // The few lines that every page and every later script share come as one file: a request costs more than they do.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shared',
                test: /vite\/preload-helper|shared\/(?:http\/browser-|ui\/(?:browser-memory\/(?:browser-memory|partner-code|unsent-mark)|preload\/))/,
              },
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              {
                name: 'forms',
                test: /shared\/(?:domain\/visit|http\/(?:retry-online|random-key)|ui\/(?:browser-memory\/(?:form-draft|brought-by|first-page)|form-trap\/form-signs))/,
              },
            ],
          },
        },
      },
    },
    worker: { plugins: () => [leanReader()] },
    plugins: [
      zodInBrowsers(),
      {
        // The bundler's own takes three times the bytes, for stylesheets that come on demand: there are none.
        name: 'short-preload',
        apply: 'build',
        enforce: 'pre',
        load: (id) =>
          id.endsWith('vite/preload-helper.js') ? `export { preload as __vitePreload } from ${preload}` : null,
      },
      {
        // React inside the bundle, so that pages are made with its production build whatever NODE_ENV the process has.
        // The development server cannot run it from inside: it is CommonJS.
        name: 'react-inside',
        apply: 'build',
        config: () => ({
          ssr: { noExternal: ['react', 'react-dom'] },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        }),
      },
    ],
  },
})
