import { writeFileSync } from 'node:fs'
import type { Config } from './config.ts'
import { firstPasswordFile } from './data-folder.ts'

/**
 * Writes the one-time password into a file that only its owner reads, and says where it is: standard output is often kept as a log. On a terminal
 * it is printed as well.
 */
export function tellFirstAdmin(
  config: Config,
  { email, password }: { email: string; password: string },
  output: { isTTY?: boolean; write(text: string): unknown } = process.stdout,
): void {
  const path = firstPasswordFile(config)
  const lines = [`First sign-in at ${config.publicUrl}/admin/login`, `  e-mail:   ${email}`, `  password: ${password}`]
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'w' })
  const shown = output.isTTY ? lines : [...lines.slice(0, 2), `  password: in ${path}`]
  output.write(
    `\n${shown.join('\n')}\nIt opens nothing but the choice of another. Set ADMIN_EMAIL and ADMIN_PASSWORD to choose your own.\n\n`,
  )
}
