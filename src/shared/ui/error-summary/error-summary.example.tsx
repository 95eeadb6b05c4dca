import { ErrorSummary } from './error-summary.tsx'

export const errorSummaryExample = (
  <ErrorSummary
    title="There is a problem"
    errors={[{ fieldId: 'phone', message: 'Enter a phone number or an e-mail' }]}
  />
)
