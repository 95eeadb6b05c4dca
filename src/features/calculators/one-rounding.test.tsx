import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { likelyWords } from '#src/features/figures/public.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { instantAnswer, instantHome } from '#src/features/quote/domain/options/instant.ts'
import { quoteConfirmation } from '#src/features/quote/mail/quote-confirmation.ts'
import { quoteDocument } from '#src/features/quote/pdf/document.ts'
import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { estimatorView } from '#src/features/quote/ui/home-estimator/home-estimator-view.ts'
import { QuoteResult } from '#src/features/quote/ui/result/result.tsx'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatMoney } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { realContext } from '#tests/arbitrary-answers.ts'
import { loadCalculator } from './registry.ts'
import { CalculatorApp } from './ui/calculator-app.tsx'

/** One home, whose balanced saving no rounding leaves as it is. */
const monthlyBillEur = 165
const estimate = estimateQuote({ ...instantHome, town: 'marbella', monthlyBillEur }, realContext)
const [, balanced] = estimate.options
const { savingEur, priceCents } = balanced

async function shownIn(language: Language): Promise<Record<string, string>> {
  const { asOf, vatRatePercent } = realContext.priceBook
  const card = estimatorView(
    instantAnswer({ monthlyBillEur }, realContext),
    monthlyBillEur,
    { asOf, vatRatePercent },
    homeAnswerText[language],
    language,
  )
  const quote = { estimate, language, reference: 'Q-7KX2M9', name: 'Ana', business }
  const loaded = await loadCalculator('solar', language)
  if (!loaded) throw new Error('no solar calculator')
  const { calculator, text } = loaded
  const firstAnswer = calculator.answer(
    {
      town: 'marbella',
      monthlyBillEur,
      occupancy: 'full-time',
      direction: 'south',
      tiltDeg: 20,
      kwp: undefined,
      batteryKwh: 'sized',
    },
    realContext,
  )
  return {
    card: `${card.saves} ${card.text.price1}`,
    result: renderToStaticMarkup(
      <QuoteResult
        {...{ estimate, language }}
        reference="Q-7KX2M9"
        pdfUrl="/pdf"
        test={false}
        expired={false}
        places={{
          quote: '/quote',
          visit: '/visit',
          contact: '/contact',
          whatsapp: '#',
          email: null,
          brand: 'Casa',
          privacy: null,
          phone: { e164: '+34', display: '+34' },
        }}
        choosing={null}
        sending={null}
      />,
    ),
    pdf: JSON.stringify(quoteDocument({ ...quote, url: 'https://casa.example/q', pdfDate: '2026-11-22', test: false })),
    mail: quoteConfirmation({ ...quote, url: 'https://casa.example/q', answerBy: null }).text,
    calculator: renderToStaticMarkup(
      <CalculatorApp
        {...{ calculator, language, firstAnswer, text }}
        quotePath="/quote"
        talkPath="/design-consultation"
        firstOffers={[]}
      />,
    ),
    example: `${likelyWords(savingEur, 'eur', language)} ${formatMoney(eurFromCents(priceCents), 'price', language)}`,
  }
}

describe.each(languages)('the same home in card, result, PDF, mail, calculator and worked example (%s)', (language) => {
  it('saves the same and costs the same, to the last printed digit', async () => {
    for (const [place, shown] of Object.entries(await shownIn(language))) {
      for (const eur of [savingEur.p50, savingEur.p90]) {
        expect(shown, place).toContain(formatMoney(eur, 'estimate', language))
        expect(formatMoney(eur, 'estimate', language)).not.toBe(formatEur(eur, language))
        expect(shown, place).not.toContain(formatEur(eur, language))
      }
      expect(shown, place).toContain(formatMoney(eurFromCents(priceCents), 'price', language))
    }
  })
})
