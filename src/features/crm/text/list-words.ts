import type { LeadTab } from '#src/features/crm/totals/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Words over the list and the board: tabs, sums, several leads at once. Values arrive formatted. */
const en = {
  tabs: {
    open: 'All open',
    mine: 'Mine',
    clock: 'Clock running',
    opened: 'Quotes opened',
    partner: 'Partner leads',
    jobs: 'Jobs running',
  } as Record<LeadTab, string>,
  all: 'All',
  board: 'Board',
  list: 'List',
  views: 'Ways to look at the leads',
  savedViews: 'Tabs and saved views',
  saveView: 'Save this view',
  openWorth: (leads: string) => `open, ${leads === '1' ? '1 lead' : `${leads} leads`}`,
  weighted: 'weighted by stage',
  signed: 'accepted to installed',
  columns: {
    lead: 'Lead',
    stage: 'Stage',
    wants: 'Wants',
    town: 'Town',
    value: 'Value',
    clock: 'Answer by / arrived',
    owner: 'Owner',
  },
  noOwner: 'no owner',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all on this page',
  chosen: (count: string) => (count === '1' ? '1 chosen' : `${count} chosen`),
  moveTo: 'Move to…',
  giveTo: 'Give to…',
  nobody: 'Nobody',
  undoable: 'Changes to many leads can be undone here until you leave this page.',
  clear: 'Choose none',
  movedMany: (count: string, stage: string) =>
    count === '1' ? `1 lead moved to ${stage}.` : `${count} leads moved to ${stage}.`,
  givenMany: (count: string, name: string) =>
    count === '1' ? `1 lead given to ${name}.` : `${count} leads given to ${name}.`,
  taskForEach: 'A task for each…',
  taskForWhom: 'It goes to whoever has the lead; where nobody has it yet, to you.',
  taskMany: (count: string) => (count === '1' ? 'A task made for 1 lead.' : `A task made for each of ${count} leads.`),
  refusedMany: (count: string) =>
    count === '1'
      ? 'Somebody changed 1 lead first; it stays as they left it.'
      : `Somebody changed ${count} leads first; they stay as they left them.`,
  undoneMany: (count: string) =>
    count === '1' ? 'Undone: 1 lead is as before.' : `Undone: ${count} leads are as before.`,
  stageBefore: 'The stage before',
  stageAfter: 'The stage after',
  keys: { move: 'move', open: 'open', stage: 'move to' },
}
export type ListWords = typeof en

export const listWords: Record<Language, ListWords> = {
  en,
  es: {
    tabs: {
      open: 'Abiertas',
      mine: 'Mías',
      clock: 'Pendientes de respuesta',
      opened: 'Presupuestos abiertos',
      partner: 'De colaboradores',
      jobs: 'Obras en marcha',
    },
    all: 'Todas',
    board: 'Tablero',
    list: 'Lista',
    views: 'Formas de ver las solicitudes',
    savedViews: 'Pestañas y vistas guardadas',
    saveView: 'Guardar esta vista',
    openWorth: (leads) => `en abierto, ${leads === '1' ? '1 solicitud' : `${leads} solicitudes`}`,
    weighted: 'ponderado por fase',
    signed: 'de aceptado a instalado',
    columns: {
      lead: 'Solicitud',
      stage: 'Fase',
      wants: 'Quiere',
      town: 'Municipio',
      value: 'Valor',
      clock: 'Plazo o llegada',
      owner: 'Responsable',
    },
    noOwner: 'sin asignar',
    choose: (name) => `Elegir ${name}`,
    chooseAll: 'Elegir todas las de esta página',
    chosen: (count) => (count === '1' ? '1 elegida' : `${count} elegidas`),
    moveTo: 'Mover a…',
    giveTo: 'Dar a…',
    nobody: 'Nadie',
    undoable: 'Los cambios en varias solicitudes se pueden deshacer aquí hasta que salgas de la página.',
    clear: 'No elegir ninguna',
    movedMany: (count, stage) =>
      count === '1' ? `1 solicitud movida a ${stage}.` : `${count} solicitudes movidas a ${stage}.`,
    givenMany: (count, name) => (count === '1' ? `1 solicitud para ${name}.` : `${count} solicitudes para ${name}.`),
    taskForEach: 'Una tarea para cada una…',
    taskForWhom: 'Le llega a quien lleva la solicitud; si no la lleva nadie todavía, a ti.',
    taskMany: (count) =>
      count === '1' ? 'Tarea creada para 1 solicitud.' : `Tarea creada para cada una de las ${count} solicitudes.`,
    refusedMany: (count) =>
      count === '1'
        ? 'Alguien cambió antes 1 solicitud; se queda como la dejó.'
        : `Alguien cambió antes ${count} solicitudes; se quedan como las dejó.`,
    undoneMany: (count) =>
      count === '1' ? 'Deshecho: 1 solicitud está como antes.' : `Deshecho: ${count} solicitudes están como antes.`,
    stageBefore: 'La fase anterior',
    stageAfter: 'La fase siguiente',
    keys: { move: 'mover', open: 'abrir', stage: 'mover a' },
  },
}
