import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const hot =
  'const sum = (n) => { let s = 0; for (let i = 0; i < n; i++) s += i * 0.5; return { s } }; for (let i = 0; i < 5000; i++) sum(300)'
/** What the engine compiles for a function that runs hot. */
const compiled = (source: string) =>
  execFileSync(process.execPath, ['--trace-opt', '--input-type=module', '-e', source], { cwd: root, encoding: 'utf8' })

describe('the engine of our processes', () => {
  it('compiles without the middle compiler, and still with the last one', () => {
    const ours = compiled(`import './src/shared/engine/engine.ts'; ${hot}`)
    expect(ours).not.toContain('target MAGLEV')
    expect(ours).toContain('target TURBOFAN')
  })

  it.each([
    'server/main.ts',
    'server/estimator/estimate-process.ts',
    'server/bills/bill-process.ts',
    'server/relay/relay-process.ts',
    'server/render/render-process.ts',
    'src/shared/pdf/child.ts',
    'script/build.ts',
    'astro.config.ts',
  ])('is set before anything else by %s', (entry) => {
    const [first] = /^import .*$/m.exec(readFileSync(join(root, entry), 'utf8')) ?? []
    expect(first).toBe("import '#src/shared/engine/engine.ts'")
  })
})
