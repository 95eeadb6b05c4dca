import type { importStates } from '#src/features/crm/imports/states.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Words of leads that come from files and leave in files. Values arrive formatted. */
const en = {
  problem: 'What is wrong',
  earlier: 'Earlier imports',
  states: {
    reading: 'being read',
    checked: 'checked, not imported yet',
    importing: 'being imported',
    committed: 'imported',
    undoing: 'being taken back',
    undone: 'taken back',
  } as Record<(typeof importStates)[number], string>,
  brokenOff: 'stopped halfway',
  brokenOffHelp: 'The reading of this file stopped halfway, so none of its rows are here. Choose the file again.',
  columns: {
    file: 'File',
    state: 'State',
    by: 'By whom',
    at: 'When',
    rows: 'Rows',
    leads: 'Leads',
    undo: 'Undo until',
  },
  readingRows: (done: string, rows: string) => `${done} of ${rows} rows compared with who is here.`,
  undoingRows: (done: string, rows: string) => `${done} of ${rows} rows taken back.`,
  mayLeave: 'You may leave this page: it goes on by itself, and you find it again under Import.',
  later: 'Finish later',
  allImports: 'All imports',
  refused: 'Download these rows',
  refusedHint:
    'Put them right in the sheet and import it again. The last column says what is wrong, and is left out of the import.',
  takeBack: 'Take the import back',
  made: (created: string, filled: string) => `Leads made: ${created}. People completed: ${filled}.`,
  takenBack: (removed: string) => `Leads taken back: ${removed}.`,
  kept: 'These stayed, because somebody has worked on them:',
  rowsGone: 'Its rows went 30 days after the import, as they do for every file.',
  export: (count: string) => `Save ${count} as a file`,
  exporting: 'Writing the file…',
}

export const fileWords: Record<Language, typeof en> = {
  en,
  es: {
    problem: 'Qué falla',
    earlier: 'Importaciones anteriores',
    states: {
      reading: 'leyéndose',
      checked: 'comprobada, sin importar todavía',
      importing: 'importándose',
      committed: 'importada',
      undoing: 'deshaciéndose',
      undone: 'deshecha',
    },
    brokenOff: 'se quedó a medias',
    brokenOffHelp:
      'La lectura de este archivo se quedó a medias, así que no hay ninguna de sus filas. Elige el archivo otra vez.',
    columns: {
      file: 'Archivo',
      state: 'Estado',
      by: 'Quién',
      at: 'Cuándo',
      rows: 'Filas',
      leads: 'Solicitudes',
      undo: 'Se deshace hasta',
    },
    readingRows: (done, rows) => `${done} de ${rows} filas comparadas con quien ya está.`,
    undoingRows: (done, rows) => `${done} de ${rows} filas deshechas.`,
    mayLeave: 'Puedes salir de esta página: sigue sola, y la encuentras otra vez en Importar.',
    later: 'Terminar más tarde',
    allImports: 'Todas las importaciones',
    refused: 'Descargar estas filas',
    refusedHint:
      'Corrígelas en la hoja y vuelve a importarla. La última columna dice qué falla y se queda fuera de la importación.',
    takeBack: 'Deshacer la importación',
    made: (created, filled) => `Solicitudes creadas: ${created}. Personas completadas: ${filled}.`,
    takenBack: (removed) => `Solicitudes retiradas: ${removed}.`,
    kept: 'Estas se han quedado, porque alguien ya ha trabajado en ellas:',
    rowsGone: 'Sus filas se borraron 30 días después de importarla, como las de todos los archivos.',
    export: (count) => `Guardar ${count} en un archivo`,
    exporting: 'Escribiendo el archivo…',
  },
}
