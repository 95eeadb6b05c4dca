import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editsBetween, meantPath } from './spelling.ts'

const paths = [
  '/solar',
  '/solar/marbella',
  '/battery-storage/marbella',
  '/services/solar-panels',
  '/services/ev-chargers',
  '/about',
  '/blog',
]

describe('meantPath', () => {
  it.each([
    ['/solar/marbela', '/solar/marbella', 'l', 1],
    ['/solra/marbella', '/solar/marbella', 'ar', 1],
    ['/solar-panel', '/services/solar-panels', 's', 1],
    ['/Services/EV-chargers.html', undefined, '', 0],
    ['/marbella', '/solar/marbella', '', 0],
    ['/batery-storage/marbela', '/battery-storage/marbella', 'tl', 2],
  ])('%s is %s, %j mended', (asked, path, letters, edits) => {
    const meant = meantPath(asked, paths)
    expect(meant?.path).toBe(path)
    if (!meant) return
    expect(meant.edits).toBe(edits)
    expect(
      meant.parts
        .flat()
        .filter(({ isMended }) => isMended)
        .map(({ letter }) => letter)
        .join(''),
    ).toBe(letters)
  })
  it.each(['/', '/wp-login.php', '/bolg-of-mine', '/abc', '/solar/estepona', `/${'a'.repeat(500)}`, '/block'])(
    'nothing is that close to %s',
    (asked) => expect(meantPath(asked, paths)).toBeUndefined(),
  )
  it('spells the page it names, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.nat(12), fc.constantFrom('', 'x', '-'), (path, at, letter) => {
        const asked = path.slice(0, 1 + at) + letter + path.slice(2 + at)
        const meant = meantPath(asked, paths)
        if (!meant) return
        expect(`/${meant.parts.map((part) => part.map((one) => one.letter).join('')).join('/')}`).toBe(
          meant.path.slice(-meant.parts.flat().length - meant.parts.length),
        )
      }),
    )
  })
})

it('edits are the same both ways, and none between equals', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(fc.property(word, word, (a, b) => editsBetween(a, b) === editsBetween(b, a)))
  fc.assert(fc.property(word, (a) => editsBetween(a, a) === 0))
})
