import { readFileSync } from 'node:fs'
import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

/** Modules of zod that browsers have no use for, all under `zod/v4`. */
const left = /\/zod\/v4\/(?:core\/(?:to-json-schema|json-schema-processors)|locales\/en)\.js$/

/**
 * Leaves out of the scripts for browsers what zod brings for servers: schemas described as JSON Schema, which only the API's own description
 * needs, and English wordings of errors, which nobody is shown (an answer is taken or refused). Six kilobytes, compressed, on every page that reads
 * an answer.
 */
export function zodInBrowsers(): Plugin {
  return {
    name: 'zod-in-browsers',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    load(id: string) {
      if (!left.test(id)) return null
      const code = readFileSync(id, 'utf8')
      if (id.endsWith('locales/en.js')) return 'export default () => ({})'
      const names = [...code.matchAll(/^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm)]
      return [
        "const refuse = () => { throw new Error('JSON Schema is for the server') };",
        // Every schema is given its method when it is made, and calls it never.
        'const method = () => refuse;',
        ...names.map(([, own, other]) => {
          const name = own ?? other ?? ''
          return `const $${name} = ${name.startsWith('create') ? 'method' : 'refuse'}; export { $${name} as ${name} };`
        }),
      ].join('\n')
    },
  }
}
