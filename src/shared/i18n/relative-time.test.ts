import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('formatRelativeTime', () => {
  it.each([
    [0, 'Just now', 'Ahora mismo'],
    [59 * second, 'Just now', 'Ahora mismo'],
    [minute, '1 minute ago', 'hace 1 minuto'],
    [59 * minute + 59 * second, '59 minutes ago', 'hace 59 minutos'],
    [hour, '1 hour ago', 'hace 1 hora'],
    [day - 1, '23 hours ago', 'hace 23 horas'],
    [day, '1 day ago', 'hace 1 día'],
    [7 * day - 1, '6 days ago', 'hace 6 días'],
    [7 * day, '1 week ago', 'hace 1 semana'],
    [30 * day - 1, '4 weeks ago', 'hace 4 semanas'],
    [30 * day, '1 month ago', 'hace 1 mes'],
    [365 * day - 1, '12 months ago', 'hace 12 meses'],
    [365 * day, '1 year ago', 'hace 1 año'],
    [3 * 365 * day, '3 years ago', 'hace 3 años'],
  ])('says %d ms as "%s" and "%s"', (ms, english, spanish) => {
    expect(formatRelativeTime(ago(ms), now, 'en')).toBe(english)
    expect(formatRelativeTime(ago(ms).toISOString(), now, 'es')).toBe(spanish)
  })

  it('treats an instant ahead of the clock as just now', () => {
    expect(formatRelativeTime(ago(-5 * minute), now, 'en')).toBe('Just now')
  })

  it('refuses what is no instant', () => {
    expect(() => formatRelativeTime('yesterday', now, 'en')).toThrow(RangeError)
  })
})
