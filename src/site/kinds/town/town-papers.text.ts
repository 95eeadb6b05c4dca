import type { Language } from '#src/shared/i18n/language.ts'

interface PapersText {
  heading: string
  steps: (words: { municipality: string; region: string; distributor: string }) => {
    name: string
    words: string
    who: string
  }[]
  rebate: {
    heading: string
    open: (words: { municipality: string; most: string }) => string
    none: (words: { municipality: string; most: string }) => string
    some: (words: { municipality: string; rate: string; years: string; cap: string }) => string
    toRead: (day: string) => string
    toConfirm: (day: string) => string
  }
  tax: { heading: string; words: (words: { rate: string; base: string }) => string; checked: (day: string) => string }
}

const en: PapersText = {
  heading: 'The papers, in order',
  steps: ({ municipality, region, distributor }) => [
    {
      name: 'The owners’ vote',
      words:
        'One third of the owners with one third of the shares approves panels on a common roof. We write the text and the sharing rule.',
      who: 'shared roofs only',
    },
    {
      name: '*Declaración responsable*',
      words: `Filed at the town hall of ${municipality} with the works tax (ICIO), before the work. Estates often have a rule of their own besides.`,
      who: 'everyone',
    },
    {
      name: 'Certificate',
      words: 'After the fitting we sign the *boletín* and file it with the Junta.',
      who: 'we do it',
    },
    {
      name: 'Register and retailer',
      words: `The law gives the region ${region} and the distributor ${distributor} to pass it on. Then the credit starts.`,
      who: 'others’ part',
    },
  ],
  rebate: {
    heading: 'Rebate on property tax (IBI)',
    open: ({ municipality, most }) =>
      `The law lets a town take off as much as ${most}; each decides in its own tax ordinance. We read ${municipality}’s on the day of your quote and print the rate with that date. The office to ask is *Gestión Tributaria*.`,
    none: ({ municipality, most }) =>
      `The law lets a town take off as much as ${most}. ${municipality} gave none for panels in the last published count, so your quote reckons without it.`,
    some: ({ municipality, rate, years, cap }) =>
      `${municipality} takes ${rate} off for ${years}, up to ${cap} of what the system cost, by the last text we found. The office to ask is *Gestrisam*.`,
    toRead: (day) => `Ordinance read for each quote; checked ${day}`,
    toConfirm: (day) => `One source, confirmed for each quote; checked ${day}`,
  },
  tax: {
    heading: 'Income tax',
    words: ({ rate, base }) =>
      `${rate} of at most ${base}, for work paid and finished in 2026. It is for Spanish tax residents; in a shared building the rate can be higher.`,
    checked: (day) => `In the law, checked ${day}`,
  },
}

const es: PapersText = {
  heading: 'Los papeles, por orden',
  steps: ({ municipality, region, distributor }) => [
    {
      name: 'La junta de vecinos',
      words:
        'Un tercio de los propietarios con un tercio de las cuotas aprueba las placas en una cubierta común. El texto y el reparto los redactamos nosotros.',
      who: 'solo cubiertas comunes',
    },
    {
      name: 'Declaración responsable',
      words: `Se presenta en el Ayuntamiento de ${municipality} con el impuesto de obras (ICIO), antes de empezar. Muchas urbanizaciones tienen además su propia norma.`,
      who: 'todos',
    },
    {
      name: 'Certificado',
      words: 'Terminado el montaje, firmamos el boletín y lo presentamos a la Junta.',
      who: 'lo hacemos nosotros',
    },
    {
      name: 'Registro y comercializadora',
      words: `La ley da ${region} a la Junta y ${distributor} a la distribuidora para comunicarlo. Después empieza la compensación.`,
      who: 'parte de otros',
    },
  ],
  rebate: {
    heading: 'Bonificación del IBI',
    open: ({ municipality, most }) =>
      `La ley deja que un ayuntamiento rebaje hasta el ${most}, y cada uno lo decide en su ordenanza fiscal. Leemos la de ${municipality} el día de tu presupuesto e imprimimos el porcentaje con esa fecha. Se pregunta en Gestión Tributaria.`,
    none: ({ municipality, most }) =>
      `La ley deja que un ayuntamiento rebaje hasta el ${most}. ${municipality} no daba nada por las placas en el último recuento publicado, así que tu presupuesto no cuenta con ello.`,
    some: ({ municipality, rate, years, cap }) =>
      `${municipality} rebaja el ${rate} durante ${years}, con el tope del ${cap} de lo que costó la instalación, según el último texto que encontramos. Se pregunta en Gestrisam.`,
    toRead: (day) => `La ordenanza se lee en cada presupuesto; visto el ${day}`,
    toConfirm: (day) => `Una sola fuente, se confirma en cada presupuesto; visto el ${day}`,
  },
  tax: {
    heading: 'Renta',
    words: ({ rate, base }) =>
      `El ${rate} de ${base} como máximo, por obras pagadas y terminadas en 2026. Es para residentes fiscales en España; en un edificio compartido el porcentaje puede ser mayor.`,
    checked: (day) => `Está en la ley, visto el ${day}`,
  },
}

/** Words of the town's papers. */
export function papersText(language: Language): PapersText {
  return language === 'en' ? en : es
}
