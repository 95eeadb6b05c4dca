import { expect, test } from 'vitest'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { business } from '#src/site/business.ts'
import { roadBetween } from './road.ts'

test('every town has a road to every office, as far back as there', () => {
  for (const town of towns)
    for (const { town: office } of business.offices) {
      const road = roadBetween(town, office)
      expect(roadBetween(office, town)).toEqual(road)
      expect(road.km > 0).toBe(town !== office)
      expect(road.minutes >= road.km / 2).toBe(true)
    }
})
