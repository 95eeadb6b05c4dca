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
}

export const projectText: Record<Language, ProjectText> = {
  en: {
    measured: (months) => `measured in ${months} ${months === 1 ? 'month' : 'months'}`,
    promised: 'promised at least, nine years in ten',
    within: (within, months) => `${within} of ${months} months reached what was promised`,
    days: (days) => (days === 1 ? '1 day on site' : `${days} days on site`),
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
  },
  es: {
    measured: (months) => `medidos en ${months} ${months === 1 ? 'mes' : 'meses'}`,
    promised: 'prometidos como mínimo, nueve años de cada diez',
    within: (within, months) => `${within} de ${months} meses llegaron a lo prometido`,
    days: (days) => (days === 1 ? '1 día de obra' : `${days} días de obra`),
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
  },
}
