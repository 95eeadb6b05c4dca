import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * Puts what a browser needs to recognise letters into `folder`, from the packages: the worker, its core and the Spanish data. Only who photographs a bill
 * fetches them, and from this site.
 */
export function copyLetters(folder: string): void {
  const require = createRequire(import.meta.url)
  const tesseract = require.resolve('tesseract.js')
  const core = dirname(createRequire(tesseract).resolve('tesseract.js-core'))
  const spanish = dirname(require.resolve('@tesseract.js-data/spa'))
  mkdirSync(folder, { recursive: true })
  cpSync(join(dirname(tesseract), '../dist/worker.min.js'), join(folder, 'worker.js'))
  cpSync(join(core, 'tesseract-core-simd-lstm.wasm.js'), join(folder, 'core.js'))
  // All three are Apache 2.0, which goes with them.
  cpSync(join(core, 'LICENSE'), join(folder, 'LICENSE.txt'))
  // Unpacked: the build compresses it better, and a server that finds .gz takes it for a compressed twin.
  writeFileSync(
    join(folder, 'spa.traineddata'),
    gunzipSync(readFileSync(join(spanish, '4.0.0_best_int/spa.traineddata.gz'))),
  )
}
