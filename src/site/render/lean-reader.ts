import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/** What the bill's reader has no use for, by the module that brings it. */
const left: readonly [RegExp, (code: string) => string][] = [
  // pdf.js hangs all that it exports on the global object, and nothing of it could be left out; the reader takes two names.
  [
    /pdfjs-dist\/build\/pdf\.mjs$/,
    (code) =>
      code
        .replace(/globalThis\.pdfjsLib = \{[\s\S]*?\n\};/, '')
        .replace(/globalThis\._pdfjsTestingUtils = \{[\s\S]*?\n {2}\};/, ''),
  ],
  // Recognition exports its languages and its queue, and brings generators for browsers that had none; the reader takes three names.
  [
    /tesseract\.js\/src\/index\.js$/,
    () =>
      `module.exports = { createWorker: require('./createWorker'), OEM: require('./constants/OEM'), PSM: require('./constants/PSM') }`,
  ],
  // Its version only names another site's worker; ours is beside the build's own files.
  [
    /tesseract\.js\/src\/worker\/browser\/defaultOptions\.js$/,
    () => `module.exports = require('../../constants/defaultOptions')`,
  ],
]

/** Leaves out of the bill reader's worker what its libraries bring for others. */
export function leanReader(): Plugin {
  return {
    name: 'lean-reader',
    enforce: 'pre',
    transform(code: string, id: string) {
      const own = left.find(([module]) => module.test(id))
      return own ? own[1](code) : null
    },
  }
}
