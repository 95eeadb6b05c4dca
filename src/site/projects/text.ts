import type { Language } from '#src/shared/i18n/language.ts'

interface ProjectText {
  measured: (months: number) => string
  promised: string
  within: (within: number, months: number) => string
  days: (days: number) => string
  kit: string
  month: string
  least: string
  read: string
  table: string
  wrong: string
  since: string
  before: string
  after: string
  soFar: string
  finished: string
  promisedShort: string
  onSite: string
  daysAlone: (days: number) => string
  asTable: string
  all: string
  quote: string
  legend: { least: string; range: string; measured: string; below: string }
  caption: (most: string) => string
}

export const projectText: Record<Language, ProjectText> = {
  en: {
    measured: (months) => `measured in ${months} ${months === 1 ? 'month' : 'months'}`,
    promised: 'promised at least, nine years in ten',
    within: (within, months) => `${within} of ${months} months reached what was promised`,
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    kit: 'The equipment',
    month: 'Month',
    least: 'Promised at least, kWh',
    read: 'Measured, kWh',
    table: 'Measured against promised',
    wrong: 'What went wrong, and how it was put right',
    since: 'In use since',
    before: 'Before',
    after: 'After',
    soFar: 'so far',
    finished: 'Finished, and measured since',
    promisedShort: 'Promised at least',
    onSite: 'On site',
    daysAlone: (days) => (days === 1 ? 'day on site' : 'days on site'),
    asTable: 'The same as a table',
    all: 'All projects',
    quote: 'See what your home would make',
    legend: {
      least: 'promised at least, 9 years in 10',
      range: 'expected range',
      measured: 'measured',
      below: 'measured, below the promise',
    },
    caption: (most) => `kWh a month, read at the inverter; the scale ends at ${most} kWh.`,
  },
  es: {
    measured: (months) => `medidos en ${months} ${months === 1 ? 'mes' : 'meses'}`,
    promised: 'prometidos como mínimo, nueve años de cada diez',
    within: (within, months) => `${within} de ${months} meses llegaron a lo prometido`,
    days: (days) => (days === 1 ? '1 día' : `${days} días`),
    kit: 'El equipo',
    month: 'Mes',
    least: 'Prometido como mínimo, kWh',
    read: 'Medido, kWh',
    table: 'Lo medido frente a lo prometido',
    wrong: 'Qué salió mal y cómo se arregló',
    since: 'En uso desde',
    before: 'Antes',
    after: 'Después',
    soFar: 'hasta ahora',
    finished: 'Terminados, y medidos desde entonces',
    promisedShort: 'Prometido como mínimo',
    onSite: 'En obra',
    daysAlone: (days) => (days === 1 ? 'día de obra' : 'días de obra'),
    asTable: 'Lo mismo en una tabla',
    all: 'Todos los proyectos',
    quote: 'Mira qué daría tu casa',
    legend: {
      least: 'prometido como mínimo, 9 años de cada 10',
      range: 'horquilla esperada',
      measured: 'medido',
      below: 'medido, por debajo de lo prometido',
    },
    caption: (most) => `kWh al mes, leídos en el inversor; la escala llega hasta ${most} kWh.`,
  },
}
