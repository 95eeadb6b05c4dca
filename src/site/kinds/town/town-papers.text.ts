import type { Language } from '#src/shared/i18n/language.ts'

interface PapersText {
  heading: string
  steps: (words: { municipality: string; region: string; distributor: string; mayStart: boolean }) => {
    name: string
    words: string
    /** For whom, where it is not everybody. */
    who?: string
  }[]
  rebate: {
    heading: string
    open: (words: { municipality: string; most: string }) => string
    none: (words: { municipality: string; most: string }) => string
    some: (words: { municipality: string; rate: string; years: string; cap: string }) => string
    /** The day on which the law above it was read. */
    toRead: (day: string) => string
    toConfirm: (day: string) => string
  }
  tax: {
    heading: string
    open: (words: { rate: string; base: string; shared: string; year: string }) => string
    /** Once its last year is past. */
    over: (words: { rate: string; year: string }) => string
    checked: (day: string) => string
  }
}

const en: PapersText = {
  heading: 'The paperwork, step by step',
  steps: ({ municipality, region, distributor, mayStart }) => [
    {
      name: 'A vote on the roof',
      words:
        'Any owner may ask; a third of them, with a third of the shares, can approve it. Those who stay out pay nothing.',
      who: 'flats only',
    },
    {
      name: '*Declaración responsable*',
      words: `Before the work it goes to the town hall of ${municipality}, with its works tax (ICIO).${mayStart ? ' Once it is filed with complete papers, the work may start.' : ''}`,
    },
    {
      name: 'Certificate and register',
      words: `We file both. The Junta has ${region} to register you, the distributor ${distributor} to answer. Your retailer’s credit follows weeks or months later.`,
    },
  ],
  rebate: {
    heading: 'Rebate on property tax (IBI)',
    open: ({ municipality, most }) =>
      `The law allows ${most} at most. We read ${municipality}’s ordinance for your quote; you can also ask the tax office, *Gestión Tributaria*.`,
    none: ({ municipality, most }) =>
      `In the last published count ${municipality} gave none for panels, although the law allows ${most}, so your quote leaves it out.`,
    some: ({ municipality, rate, years, cap }) =>
      `${municipality} takes ${rate} off for ${years} years, at most ${cap} of the system’s cost. *Gestrisam* decides; we check it for your quote.`,
    toRead: (day) => `Law checked ${day}`,
    toConfirm: (day) => `One source, checked ${day}`,
  },
  tax: {
    heading: 'Income tax',
    open: ({ rate, base, shared, year }) =>
      `${rate} of the first ${base} (${shared} in a shared building), for Spanish tax residents, if you pay and finish in ${year}; a new order comes too late.`,
    over: ({ rate, year }) =>
      `The deduction of ${rate} was for work paid and finished by the end of ${year}, so your quote counts none.`,
    checked: (day) => `In the law, checked ${day}`,
  },
}

const es: PapersText = {
  heading: 'Los trámites, por orden',
  steps: ({ municipality, region, distributor, mayStart }) => [
    {
      name: 'Votación en la comunidad',
      words: 'Lo pide cualquier propietario. Basta un tercio, con un tercio de las cuotas; quien no entra no paga.',
      who: 'solo pisos',
    },
    {
      name: 'Declaración responsable',
      words: `Se presenta antes de la obra en el Ayuntamiento de ${municipality}, con su impuesto de obras (ICIO).${mayStart ? ' Con los papeles completos, la obra puede empezar en cuanto se presenta.' : ''}`,
    },
    {
      name: 'Boletín y registro',
      words: `Los presentamos. La Junta tiene ${region} para inscribirte y la distribuidora, ${distributor}. Tu comercializadora compensa semanas o meses después.`,
    },
  ],
  rebate: {
    heading: 'Bonificación del IBI',
    open: ({ municipality, most }) =>
      `La ley permite un ${most} como máximo. Leemos la ordenanza de ${municipality} para tu presupuesto; también puedes preguntar en Gestión Tributaria.`,
    none: ({ municipality, most }) =>
      `En el último recuento publicado, ${municipality} no bonificaba las placas, aunque la ley admite un ${most}, y tu presupuesto no la incluye.`,
    some: ({ municipality, rate, years, cap }) =>
      `${municipality} rebaja el ${rate} durante ${years} años, con el tope del ${cap} de lo que costó la instalación. Decide Gestrisam; lo comprobamos en tu presupuesto.`,
    toRead: (day) => `Ley comprobada el ${day}`,
    toConfirm: (day) => `Una sola fuente, vista el ${day}`,
  },
  tax: {
    heading: 'Renta',
    open: ({ rate, base, shared, year }) =>
      `El ${rate} de los primeros ${base} (el ${shared} si es del edificio), para residentes fiscales, si pagas y terminas en ${year}; un encargo nuevo ya no llega.`,
    over: ({ rate, year }) =>
      `La deducción del ${rate} era para obras pagadas y terminadas hasta finales de ${year}, así que tu presupuesto no cuenta ninguna.`,
    checked: (day) => `En la ley, comprobado el ${day}`,
  },
}

/** Words of the town's papers. */
export function papersText(language: Language): PapersText {
  return language === 'en' ? en : es
}
