import { nothing } from '#src/features/quote/domain/answers/form-values.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { budgets, existingSystems, goals, occupancies, propertyTypes, towns } from '#src/shared/domain/vocabulary.ts'
import { HomeElevation, OccupiedMonths } from './question-art.tsx'
import type { Choice } from './question-fields.tsx'

/** The choices of every question in a language, in the order they are shown. */
export const choicesOf = {
  town: (text: QuoteUiText): Choice[] => towns.map((value) => ({ value, name: text.town[value] })),
  propertyType: (text: QuoteUiText): Choice[] =>
    propertyTypes.map((value) => ({
      value,
      ...text.propertyType[value],
      art: <HomeElevation propertyType={value} />,
    })),
  occupancy: (text: QuoteUiText): Choice[] =>
    [...occupancies]
      .sort((a, b) => occupancyOrder.indexOf(a) - occupancyOrder.indexOf(b))
      .map((value) => ({ value, ...text.occupancy[value], art: <OccupiedMonths occupancy={value} /> })),
  existingSystems: (text: QuoteUiText): Choice[] => [
    ...existingSystems.map((value) => ({ value, name: text.existingSystems[value] })),
    { value: nothing, name: text.nothing },
  ],
  goals: (text: QuoteUiText): Choice[] => goals.map((value) => ({ value, name: text.goals[value] })),
  budget: (text: QuoteUiText): Choice[] => budgets.map((value) => ({ value, name: text.budget[value] })),
}

/** From most to least time at home. */
const occupancyOrder = ['full-time', 'mixed-use', 'holiday-home']
