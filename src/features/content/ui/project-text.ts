import type { Language } from '#src/shared/i18n/language.ts'

interface ProjectFormText {
  title: string
  lede: string
  town: string
  inUseSince: string
  days: string
  consent: string
  before: string
  after: string
  choose: string
  takeOut: string
  samePlace: string
  kit: string
  kitName: Record<Language, string>
  size: string
  remedies: string
  what: Record<Language, string>
  remedy: Record<Language, string>
  promised: string
  promisedHint: string
  measured: string
  measuredHint: string
  month: string
  kwh: string
  add: string
  remove: string
}

/** What staff read beside the fields of a finished job. */
export const projectFormText: Record<Language, ProjectFormText> = {
  en: {
    title: 'The job',
    lede: 'Figures and pictures are written once and hold for both languages; words are written in each.',
    town: 'Town, never the street',
    inUseSince: 'In use since',
    days: 'Days on site',
    consent: 'The owner of the house has agreed in writing to what is shown here',
    before: 'Picture before',
    after: 'Picture after',
    choose: 'Choose a picture',
    takeOut: 'Take it out',
    samePlace: 'Taken from the same place, if there is one.',
    kit: 'Equipment',
    kitName: { en: 'What, in English', es: 'What, in Spanish' },
    size: 'Size',
    remedies: 'What went wrong, and how it was put right',
    what: { en: 'What, in English', es: 'What, in Spanish' },
    remedy: { en: 'Put right by, in English', es: 'Put right by, in Spanish' },
    promised: 'Promised at signing, kWh a month',
    promisedHint:
      'Twelve lines from January: at least (9 years in 10), expected, at most (1 in 10). Paste them from the quote.',
    measured: 'Measured, kWh',
    measuredHint: 'One line a month: 2026-07 812',
    month: 'Month',
    kwh: 'kWh',
    add: 'Add a line',
    remove: 'Remove',
  },
  es: {
    title: 'El trabajo',
    lede: 'Las cifras y las imágenes se ponen una vez y valen para los dos idiomas; las palabras, en cada uno.',
    town: 'Población, nunca la calle',
    inUseSince: 'En uso desde',
    days: 'Días de obra',
    consent: 'El dueño de la casa ha dado permiso por escrito para lo que se enseña aquí',
    before: 'Imagen de antes',
    after: 'Imagen de después',
    choose: 'Elegir una imagen',
    takeOut: 'Quitarla',
    samePlace: 'Tomada desde el mismo sitio, si la hay.',
    kit: 'Equipo',
    kitName: { en: 'Qué, en inglés', es: 'Qué, en español' },
    size: 'Tamaño',
    remedies: 'Qué salió mal y cómo se arregló',
    what: { en: 'Qué, en inglés', es: 'Qué, en español' },
    remedy: { en: 'Cómo se arregló, en inglés', es: 'Cómo se arregló, en español' },
    promised: 'Prometido al firmar, kWh al mes',
    promisedHint:
      'Doce líneas desde enero: como mínimo (9 años de cada 10), lo esperado, como máximo (1 de cada 10). Pégalas del presupuesto.',
    measured: 'Medido, kWh',
    measuredHint: 'Una línea por mes: 2026-07 812',
    month: 'Mes',
    kwh: 'kWh',
    add: 'Añadir una línea',
    remove: 'Quitar',
  },
}
