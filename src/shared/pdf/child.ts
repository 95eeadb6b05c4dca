import '#src/shared/engine/engine.ts'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fitText, readCoverage } from './font-coverage.ts'
import type { ChildMessage, RenderRequest } from './protocol.ts'

/**
 * The child process that sets documents with Typst: one at a time, told by messages, gone when its parent goes. It is a
 * process of its own because every document leaves about a megabyte of native memory behind that nothing but its end frees.
 * Arguments: the folder of the fonts, the folder the templates are below.
 */

const [fontDir = '', templateRoot = ''] = process.argv.slice(2)
const coverage = readCoverage(fontDir)
const compiler = NodeCompiler.create({ workspace: templateRoot, fontArgs: [{ fontPaths: [fontDir] }] })

function say(message: ChildMessage): void {
  process.send?.(message)
}

/** Data reaches the template as JSON in `sys.inputs.data`: it is text there, never markup, whatever it holds. */
function pdfOf(request: RenderRequest): Buffer {
  const data = JSON.stringify(JSON.parse(request.dataJson), (_key, value: unknown) =>
    typeof value === 'string' ? fitText(value, coverage) : value,
  )
  const compiled = compiler.compile({
    mainFilePath: join(templateRoot, request.template),
    inputs: { data, language: request.language },
  })
  if (!compiled.result) throw new Error(diagnosticsOf(compiled.takeDiagnostics()?.shortDiagnostics))
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
}

function diagnosticsOf(diagnostics: unknown[] | undefined): string {
  return JSON.stringify(diagnostics ?? 'no diagnostics').slice(0, 2000)
}

process.on('message', (request: RenderRequest) => {
  try {
    const pdf = pdfOf(request)
    say({ kind: 'done', id: request.id, pdf, rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    say({ kind: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) })
  } finally {
    compiler.evictCache(10)
  }
})
process.on('disconnect', () => process.exit(0))
say({ kind: 'ready' })
