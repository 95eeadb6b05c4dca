import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import { parseConfig } from './config.ts'
import { firstPasswordFile, prepareDataFolder } from './data-folder.ts'
import { tellFirstAdmin } from './first-admin.ts'

const admin = { email: 'admin@example.com', password: 'one-time-only' }
function told(isTTY: boolean) {
  const config = parseConfig({ DATA_DIR: join(mkdtempSync(join(tmpdir(), 'first-')), 'data') })
  prepareDataFolder(config, createLog('silent'))
  let said = ''
  tellFirstAdmin(config, admin, { isTTY, write: (text) => (said += text) })
  return { config, said }
}
const modeOf = (path: string) => statSync(path).mode & 0o777

test('the one-time password is in a file for its owner alone, in a folder for its owner alone, and in no log', () => {
  const { config, said } = told(false)
  const path = firstPasswordFile(config)
  expect(readFileSync(path, 'utf8')).toContain(admin.password)
  expect([modeOf(path), modeOf(config.dataDir)]).toEqual([0o600, 0o700])
  expect(said).toContain(path)
  expect(said).not.toContain(admin.password)
})

test('on a terminal it is printed too', () => {
  expect(told(true).said).toContain(admin.password)
})
