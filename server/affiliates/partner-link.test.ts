import { expect, it } from 'vitest'
import { partnerLinkAt, partnerTarget } from './partner-link.ts'

it.each([
  ['/r/costa-7', '', '/?p=COSTA-7'],
  ['/es/r/COSTA-7', '', '/es?p=COSTA-7'],
  ['/r/COSTA-7', '?to=/solar-calculator', '/solar-calculator?p=COSTA-7'],
  ['/es/r/COSTA-7', '?to=/es/contacto', '/es/contacto?p=COSTA-7'],
  // Only pages of ours, never another site, never the staff's.
  ['/r/COSTA-7', '?to=https://evil.example', '/?p=COSTA-7'],
  ['/r/COSTA-7', '?to=//evil.example', '/?p=COSTA-7'],
  ['/r/COSTA-7', '?to=/crm', '/?p=COSTA-7'],
  ['/r/COSTA-7', '?to=/nowhere', '/?p=COSTA-7'],
  // What cannot be a code is left behind, the visitor is not.
  ['/r/%3Cscript%3E', '', '/'],
])('%s%s leads to %s', (path, query, target) => {
  const at = partnerLinkAt(path)
  expect(at && partnerTarget(at, query)).toBe(target)
})

it.each(['/r', '/r/', '/r/a/b', '/x/r/COSTA-7'])('%s is no partner’s link', (path) => {
  expect(partnerLinkAt(path)).toBeUndefined()
})
