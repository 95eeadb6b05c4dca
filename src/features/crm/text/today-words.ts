import type { Outsider } from '#src/features/crm/domain/waiting-outside.ts'
import type { TodayScope } from '#src/features/crm/today/contract.ts'
import type { DoneKind } from '#src/features/crm/today/done-kinds.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Words of Today's bar, its queue and what stands beside it. Values arrive formatted. */
const en = {
  search: 'Search leads',
  keys: { move: 'move', act: 'do it', done: 'done', undo: 'undo' },
  whose: 'Whose work is shown',
  scopes: { mine: 'Mine and unowned', everyone: 'Everyone' } as Record<TodayScope, string>,
  othersAnswer: (count: string) =>
    count === '1' ? '1 more waits for a colleague, in time.' : `${count} more wait for colleagues, in time.`,
  showThem: 'Show everyone’s',
  nextVisit: (time: string, place: string) => `The next thing is the visit at ${time}${place && ` in ${place}`}.`,
  hatched: 'Hatched: driving time, estimated from distance and hour.',
  openedOnce: (ago: string) => `opened ${ago}`,
  openedTimes: (times: string) => `opened ${times} times`,
  correct: 'Correct and resend',
  doneKinds: {
    answer: 'answered',
    'opened-quote': 'opened quote, followed up',
    'failed-mail': 'mail that did not go, seen to',
  } as Record<DoneKind, string>,
  tickedOff: (name: string) => `${name}: done.`,
  doneAt: (time: string) => `done ${time}`,
  taskToday: (time: string) => `task, due ${time}`,
  taskEarlier: (when: string) => `task, due ${when}`,
  write: 'WhatsApp',
  outside: 'Waiting for others',
  outsiders: {
    customer: 'Customer, deposit',
    'town-hall': 'Town hall, building notice',
    distributor: 'Distributor, grid registration',
  } as Record<Outsider, string>,
  townHallOf: (town: string) => `Town hall of ${town}, building notice`,
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  outsideMore: (count: string) => `and ${count} more`,
  nobodyOutside: 'No job waits for anybody else.',
  tomorrow: 'Tomorrow',
  noVisitsThen: 'No visits yet.',
  notRefreshed: (time: string) => `Last refreshed at ${time}.`,
  fromThen: 'The list below is from then. Calls and WhatsApp still work.',
  tryAgain: 'Try again',
  queued: (count: string) =>
    count === '1' ? '1 change waits on this device.' : `${count} changes wait on this device.`,
  sentLater:
    'They are sent as soon as there is signal; keep this page open. Visits, addresses and numbers stay readable.',
}

export const todayWords: Record<Language, typeof en> = {
  en,
  es: {
    search: 'Buscar solicitudes',
    keys: { move: 'mover', act: 'hacerlo', done: 'hecho', undo: 'deshacer' },
    whose: 'De quién es el trabajo que se ve',
    scopes: { mine: 'Mías y sin asignar', everyone: 'De todos' },
    othersAnswer: (count) =>
      count === '1'
        ? '1 más espera a un compañero, dentro de plazo.'
        : `${count} más esperan a compañeros, dentro de plazo.`,
    showThem: 'Ver lo de todos',
    nextVisit: (time, place) => `Lo siguiente es la visita de las ${time}${place && ` en ${place}`}.`,
    hatched: 'Rayado: tiempo de conducción, estimado por distancia y hora.',
    openedOnce: (ago) => `abierto ${ago}`,
    openedTimes: (times) => `abierto ${times} veces`,
    correct: 'Corregir y reenviar',
    doneKinds: {
      answer: 'respuesta dada',
      'opened-quote': 'presupuesto abierto, atendido',
      'failed-mail': 'correo que no salió, resuelto',
    },
    tickedOff: (name) => `${name}: hecho.`,
    doneAt: (time) => `hecho ${time}`,
    taskToday: (time) => `tarea, para ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
    taskEarlier: (when) => `tarea, para el ${when}`,
    write: 'WhatsApp',
    outside: 'A la espera de otros',
    outsiders: {
      customer: 'Cliente, señal',
      'town-hall': 'Ayuntamiento, declaración responsable',
      distributor: 'Distribuidora, alta de la instalación',
    },
    townHallOf: (town) => `Ayuntamiento de ${town}, declaración responsable`,
    days: (days) => (days === '1' ? '1 día' : `${days} días`),
    outsideMore: (count) => `y ${count} más`,
    nobodyOutside: 'Ninguna obra espera a nadie más.',
    tomorrow: 'Mañana',
    noVisitsThen: 'Todavía sin visitas.',
    notRefreshed: (time) => `Actualizado por última vez a las ${time}.`,
    fromThen: 'La lista de abajo es de entonces. Las llamadas y WhatsApp siguen funcionando.',
    tryAgain: 'Probar otra vez',
    queued: (count) =>
      count === '1' ? '1 cambio espera en este dispositivo.' : `${count} cambios esperan en este dispositivo.`,
    sentLater:
      'Se envían en cuanto haya cobertura; deja esta página abierta. Visitas, direcciones y teléfonos se siguen viendo.',
  },
}
