import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

/**
 * Static pages by default; a page that needs a request says `export const prerender = false`. Our own server (server/main.ts)
 * serves the static files and asks Astro only for those pages.
 */
export default defineConfig({
  site: process.env.PUBLIC_URL || 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  adapter: node({ mode: 'middleware', bodySizeLimit: 1024 * 1024, experimentalDisableStreaming: true }),
  integrations: [react({ experimentalDisableStreaming: true })],
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
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  // React inside the bundle, so that on-demand pages render with its production build whatever NODE_ENV the process has.
  vite: { build: { assetsInlineLimit: 0 }, ssr: { noExternal: ['react', 'react-dom'] } },
})
