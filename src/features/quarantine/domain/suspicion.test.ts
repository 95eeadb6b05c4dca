import { describe, expect, it } from 'vitest'
import { suspicionOf } from './suspicion.ts'

const person = { name: 'Ana Núñez', signs: { filledMillis: 40_000 } }

describe('a form is held back', () => {
  it.each([
    ['that fills in what nobody sees', { ...person, texts: ['hello'], signs: { trap: 'http://x.example' } }, ['trap']],
    [
      'that was ready before the page could be read',
      { ...person, texts: ['https://a.example https://b.example'], signs: { filledMillis: 400 } },
      ['fast', 'links'],
    ],
    ['with a link for a name', { ...person, name: 'Win at www.win.example', texts: ['hello'] }, ['name-link']],
    [
      'that sells links with links',
      { ...person, texts: ['Cheap backlinks: https://a.example and https://b.example'] },
      ['links', 'words'],
    ],
    [
      'written in markup with links',
      { ...person, texts: ['<a href="https://a.example">x</a> [url=https://b.example]'] },
      ['markup', 'links'],
    ],
  ])('%s', (_, submitted, because) => {
    expect(suspicionOf(submitted)?.because).toEqual(because)
  })
})

describe('a form of a person passes', () => {
  it.each([
    ['in a hurry, in capitals', ['NO HAY LUZ EN TODA LA CASA DESDE AYER POR LA TARDE, LLAMADME POR FAVOR']],
    ['with a link to the house', ['This is the villa: https://www.idealista.com/inmueble/123']],
    ['in another script', ['Здравствуйте, у нас дом в Марбелье и большой счёт за электричество']],
    ['that speaks of search engines', ['I found you on the first page of Google and want panels']],
    ['with nothing but a service', [null, undefined, '']],
  ])('%s', (_, texts) => {
    expect(suspicionOf({ ...person, texts })).toBeUndefined()
  })
  it('filled in by the browser in no time', () => {
    expect(suspicionOf({ name: 'Ana', texts: ['hello'], signs: { filledMillis: 300 } })).toBeUndefined()
  })
  it('sent by a program that is no form of ours', () => {
    expect(suspicionOf({ name: 'Ana', texts: ['hello'] })).toBeUndefined()
  })
})
