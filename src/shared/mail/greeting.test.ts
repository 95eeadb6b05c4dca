import { expect, test } from 'vitest'
import { nameToGreet } from './greeting.ts'

test.each(['Ana Núñez', 'María del Carmen Ruiz de la Torre', 'O’Brien-Smith', 'Ana "La Vecina"', ' Łukasz ', 'Мария'])(
  'a name is said: %s',
  (name) => {
    expect(nameToGreet(name)).toBe(name.trim())
  },
)

test.each([
  'Ana\nYour account is blocked',
  'Ana\u2028call us',
  'Ana https://spam.example',
  'WWW.SPAM.EXAMPLE',
  'SPAM.EXAMPLE',
  'ana@example.org',
  'your bank needs you',
  'Transferencia pendiente',
  'PAGO: 12 EUR',
  'Su contraseña',
  'call 600123456',
  'you have won',
  '500 € for you',
  'one two three four five six seven eight nine',
  'x'.repeat(61),
])('what is rather a message is not: %j', (name) => {
  expect(nameToGreet(name)).toBe('')
})
