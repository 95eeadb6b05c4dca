import type { Language } from '#src/shared/i18n/language.ts'

/** Words beside the comparison of two records, and of the steps of an import. Values arrive formatted. */
const en = {
  fieldByField: 'Field by field',
  differ: (differ: string, equal: string) => `${differ} differ, ${equal} are equal`,
  showEqual: 'Show equal fields',
  after: 'After the merge',
  becomes: (dropped: string) => `We keep this record; ${dropped} will point to it.`,
  leads: 'Leads',
  phones: 'Further phones',
  emails: 'Further e-mails',
  news: 'News by mail',
  newsRule: 'the stricter answer counts',
  yes: 'yes',
  no: 'no',
  undoable: (until: string) => `Can be undone until ${until}. Nothing is deleted before then.`,
  steps: ['File', 'Check', 'Import', 'Undo for 30 days'],
  trial: 'trial run, nothing saved yet',
  rowsRead: (rows: string) => (rows === '1' ? '1 row read' : `${rows} rows read`),
  sum: (ready: string, fate: string) => `${ready} new leads, ${fate}`,
  fates: {
    skip: (known: string) => `${known} left out.`,
    fill: (known: string) => `${known} completed.`,
    add: (known: string) => `${known} added beside what looks alike.`,
  },
  wholeUndo: 'The import can be undone as a whole for 30 days. Leads that somebody has worked on stay, and are listed.',
  correctHere: 'Correct here',
  checkRow: 'Check the row again',
  shown: (shown: string, all: string) => (shown === all ? all : `${all}, ${shown} shown`),
}

export const mergeWords: Record<Language, typeof en> = {
  en,
  es: {
    fieldByField: 'Campo a campo',
    differ: (differ, equal) => `${differ} distintos, ${equal} iguales`,
    showEqual: 'Ver también los iguales',
    after: 'Después de unir',
    becomes: (dropped) => `Se queda esta ficha; ${dropped} llevará a ella.`,
    leads: 'Solicitudes',
    phones: 'Otros teléfonos',
    emails: 'Otros correos',
    news: 'Noticias por correo',
    newsRule: 'vale la respuesta más restrictiva',
    yes: 'sí',
    no: 'no',
    undoable: (until) => `Se puede deshacer hasta el ${until}. Hasta entonces no se borra nada.`,
    steps: ['Archivo', 'Comprobar', 'Importar', 'Deshacer, 30 días'],
    trial: 'prueba, todavía no se ha guardado nada',
    rowsRead: (rows) => (rows === '1' ? '1 fila leída' : `${rows} filas leídas`),
    sum: (ready, fate) => `${ready} solicitudes nuevas, ${fate}`,
    fates: {
      skip: (known) => `${known} sin importar.`,
      fill: (known) => `${known} completadas.`,
      add: (known) => `${known} añadidas junto a las parecidas.`,
    },
    wholeUndo:
      'La importación se puede deshacer entera durante 30 días. Las solicitudes en las que alguien ya ha trabajado se quedan y se listan.',
    correctHere: 'Corregir aquí',
    checkRow: 'Comprobar la fila de nuevo',
    shown: (shown, all) => (shown === all ? all : `${all}, se ven ${shown}`),
  },
}
