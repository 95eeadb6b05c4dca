import { expect, it } from 'vitest'
import { replyIn } from './ask-server.ts'

it('an answer is read with care: no words are no answer, unknown urgency is a fault that may wait', () => {
  expect(replyIn({ response: 'A', showBooking: true, urgencyLevel: 'low', actions: ['book', 'fly'] })).toEqual({
    response: 'A',
    showBooking: true,
    urgencyLevel: 'low',
    actions: ['book'],
  })
  expect(replyIn({ response: 'A', urgencyLevel: 'purple' })).toMatchObject({
    urgencyLevel: 'medium',
    showBooking: false,
  })
  for (const answer of [null, '<html>', {}, { response: '  ' }, []]) expect(replyIn(answer)).toBeUndefined()
})
