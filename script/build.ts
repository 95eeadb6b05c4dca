import '#src/shared/engine/engine.ts'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { ogPages } from '#src/site/seo/listing.ts'
import { writeOgPictures } from '#src/site/seo/og-picture.ts'
import { copyLetters } from './copy-letters.ts'
import { drawSvg } from './draw-svg.ts'
import { finishBuild } from './finish-build.ts'
import { writeContentReport } from './make-content-report.ts'
import { makeServiceWorker } from './make-service-worker.ts'
import { writeVocabulary } from './write-vocabulary.ts'

/** Builds everything into dist/: the site (Astro), the server and its children (bundled: unbundled they take four times the memory). */

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

const day = madridDate(new Date())
readOutsidePages(versionZero(day))
writeVocabulary(root)
const astro = spawnSync(join(root, 'node_modules/.bin/astro'), ['build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (astro.status !== 0) process.exit(astro.status ?? 1)

const bundles = await build({
  entryPoints: {
    main: 'server/main.ts',
    'relay-process': 'server/relay/relay-process.ts',
    'estimate-process': 'server/estimator/estimate-process.ts',
    'bill-process': 'server/bills/bill-process.ts',
    'picture-process': 'src/shared/files/picture-process.ts',
    'pdf-child': 'src/shared/pdf/child.ts',
    'render-process': 'server/render/render-process.ts',
  },
  outdir: dist,
  write: false,
  outExtension: { '.js': '.mjs' },
  absWorkingDir: root,
  bundle: true,
  // What only some processes need is loaded by those.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // Names are kept for the log; the rest of the text would only be memory.
  minify: true,
  keepNames: true,
  logLevel: 'warning',
  // Native or WebAssembly: they load files beside themselves.
  external: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@myriaddreamin/typst-ts-node-compiler',
    'pg-native',
    '@napi-rs/canvas',
    'pdfjs-dist',
    'sharp',
    'tesseract.js',
    'zxing-wasm',
  ],
  // CommonJS inside the bundle still asks for require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
})

mkdirSync(dist, { recursive: true })
// esbuild leaves letters beyond ASCII in regular expressions, and one of them makes the engine keep the whole file in twice the memory.
for (const { path, text } of bundles.outputFiles)
  writeFileSync(
    path,
    text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
cpSync(join(root, 'migrations'), join(dist, 'migrations'), { recursive: true })
writeContentReport(dist)
await writeOgPictures(ogPages(), join(dist, 'client'), drawSvg)
copyLetters(join(dist, 'client/letters'))
// A page is made from its words and its figures when it is published too.
for (const folder of ['content', 'facts']) cpSync(join(root, folder), join(dist, 'source', folder), { recursive: true })
const { pages } = await finishBuild(dist, day)
await makeServiceWorker(join(dist, 'client'))
writeFileSync(
  join(dist, 'build.json'),
  JSON.stringify({ publicUrl: process.env.PUBLIC_URL ?? '', pages, id: hashOfFiles(join(dist, 'client')) }),
)
console.log(`built ${pages} pages`)

/** Names what was built, for the service's own answers. */
function hashOfFiles(folder: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  ))
    if (entry.isFile() && entry.name.endsWith('.html')) hash.update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 12)
}
