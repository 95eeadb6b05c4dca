import type { GuideCall, GuideLanguage } from '#src/features/emergency-chat/domain/guide-types.ts'

interface GuideWords {
  back: string
  /** Before a number. */
  call: Readonly<Record<GuideCall, string>>
  /** In the guide written out as a page, whose steps are numbered. */
  goOn: (step: number) => string
}

/** What stands around the guides' own sentences. */
export const guideWords: Readonly<Record<GuideLanguage, GuideWords>> = {
  en: {
    back: 'Back',
    call: { emergency: 'Call', 'electricity-faults': 'Electricity faults', us: 'Call us' },
    goOn: (step) => `go on with step ${step}.`,
  },
  es: {
    back: 'Atrás',
    call: { emergency: 'Llama al', 'electricity-faults': 'Averías de la red', us: 'Llámanos' },
    goOn: (step) => `sigue en el paso ${step}.`,
  },
}
