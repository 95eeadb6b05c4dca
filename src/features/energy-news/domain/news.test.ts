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
  expect(plainAddress('https://example.com/a?fbclid=1&gclid=2&mc_cid=3')).toBe('https://example.com/a')
})

test('what only looks like tracking or like www is part of the address', () => {
  expect(plainAddress('https://example.com/a?my_utm_x=1')).toBe('https://example.com/a?my_utm_x=1')
  expect(plainAddress('https://news.www.example.com/a/b')).toBe('https://news.www.example.com/a/b')
})

test('one headline shows once, as it was first published, the newest on top', () => {
  const items = [
    item('b', 'Más sol, menos factura', '2026-11-21'),
    item('a', 'MAS SOL menos factura!', '2026-11-20'),
    item('c', 'Otra cosa', '2026-11-22'),
  ]
  expect(withoutRepeats(items).map(({ id }) => id)).toEqual(['c', 'a'])
})

test('on one day the first by its name counts, and days decide before names do', () => {
  const same = (id: string, day: string) => item(id, 'Baja la luz', day)
  expect(withoutRepeats([same('b', '2026-11-20'), same('a', '2026-11-20')]).map(({ id }) => id)).toEqual(['a'])
  expect(withoutRepeats([same('a', '2026-11-20'), same('b', '2026-11-20')]).map(({ id }) => id)).toEqual(['a'])
  expect(withoutRepeats([same('a', '2026-11-21'), same('z', '2026-11-20')]).map(({ id }) => id)).toEqual(['z'])
  const other = [item('a', 'Una', '2026-11-20'), item('c', 'Dos', '2026-11-20'), item('b', 'Tres', '2026-11-20')]
  expect(withoutRepeats(other).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('words are whole ones: a bishop is no charger and a reed no grid', () => {
  expect(tagsOf('El obispo de Málaga visita Reedsburg')).toEqual([])
  expect(tagsOf('REE avisa de tensión en la red eléctrica')).toEqual(['grid'])
  expect(tagsOf('Ayudas a la aerotermia y a las piscinas')).toEqual(['rules', 'water'])
  expect(tagsOf('Dos coches eléctricos por cargador')).toEqual(['car'])
})
