import { expect, test } from 'vitest'
import { type NewsItem, plainAddress, tagsOf, withoutRepeats } from './news.ts'

const item = (id: string, title: string, day: string): NewsItem => ({
  id,
  source: 's',
  url: `https://example.com/${id}`,
  title,
  language: 'es',
  day,
  tags: [],
  headings: {},
})

test('a title is filed by its words, in both languages, accents or not', () => {
  expect(tagsOf('El BOE publica la nueva deducción por autoconsumo')).toEqual(['sun', 'rules'])
  expect(tagsOf('Baterias: el precio de la luz baja en abril')).toEqual(['bill', 'sun'])
  expect(tagsOf('Spain to tax EV charging')).toEqual(['rules', 'car'])
  expect(tagsOf('Resultados trimestrales')).toEqual([])
})

test('tracking, fragment, www and a last slash make no other address', () => {
  expect(plainAddress('https://www.example.com/a/?utm_source=rss&b=1#c')).toBe('https://example.com/a/?b=1')
  expect(plainAddress('https://example.com/a/')).toBe(plainAddress('https://www.example.com/a#x'))
})

test('one headline shows once, as it was first published, the newest on top', () => {
  const items = [
    item('b', 'Más sol, menos factura', '2026-11-21'),
    item('a', 'MAS SOL menos factura!', '2026-11-20'),
    item('c', 'Otra cosa', '2026-11-22'),
  ]
  expect(withoutRepeats(items).map(({ id }) => id)).toEqual(['c', 'a'])
})
