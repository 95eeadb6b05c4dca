import { expect, test } from 'vitest'
import { unmarkedPromise } from './any-hour.ts'

test.each([
  ['en', 'title: "Emergency electrician in Estepona, day and night"'],
  ['en', 'Only your house? Ring us at any hour.'],
  ['en', 'Dark? Ring {{phone}}, 24/7.'],
  ['es', 'Electricista 24 horas en Estepona'],
  ['es', '| Nosotros, {{phone}} | contestamos a cualquier hora, {{phone}} |'],
] as const)('help at any hour is not promised by itself (%s: %s)', (language, text) => {
  expect(unmarkedPromise(text, language)).toBeDefined()
})

test.each([
  ['en', 'Ring {{phone}}{{on-call:comma}}, and hear the price first.'],
  ['es', 'Electricista{{on-call:word}} en Estepona: qué hacer ya'],
  ['en', 'Call us. Water: Emasa, 900 777 420, at all hours.'],
  ['en', 'The tank loses heat day and night, whether or not you shower.'],
  ['es', 'Si es urgente, 112, a cualquier hora.'],
  ['en', 'We answer within 24 hours.'],
] as const)('what the switch takes away, and what is not ours, may be said (%s: %s)', (language, text) => {
  expect(unmarkedPromise(text, language)).toBeUndefined()
})
