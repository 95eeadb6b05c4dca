import { expect, test } from 'vitest'
import { auditWords } from './audit-words.ts'

test.each([
  ['signed-in', 'Signed in', 'Inició sesión'],
  ['invited-sales', 'Invited somebody: Sales', 'Invitó a alguien: Ventas'],
  [
    'role-sales-to-admin',
    'Changed a role from Sales to Administrator',
    'Cambió una función de Ventas a Administración',
  ],
  ['published prices', 'Published a change to the site', 'Publicó un cambio en la web'],
  ['of-a-later-release', 'Something else', 'Otra cosa'],
])('%s is said in words', (action, en, es) => {
  expect([auditWords(action, 'en'), auditWords(action, 'es')]).toEqual([en, es])
})
