import type { Language } from '#src/shared/i18n/language.ts'

export interface LuxuryText {
  houseLabel: string
  systemsHeading: (connected: string, contracted: string) => string
  systemsNote: (area: string) => string
  /** In the order of the numbers in the drawing: the system, and what is planned for it; of the first `board` says it, of the second `standby`. */
  systems: readonly (readonly [name: string, plan?: string])[]
  board: (amps: string) => string
  /** What a full `battery` carries, for the hours beside it. */
  standby: (battery: string, load: string) => string
  /** Before those hours. */
  about: string
  yearHeading: string
  yearLede: string
  /** January first: the job, and who does it. */
  year: readonly (readonly [job: string, who: string])[]
}

const texts: Record<Language, LuxuryText> = {
  en: {
    houseLabel:
      'Section through a large villa on a slope, the sea to the left: pool and spa over their plant room, a two-storey house with lift, panels and technical basement, a solar carport, the staff house and the gate, joined by a buried line.',
    systemsHeading: (connected, contracted) => `${connected} connected, ${contracted} contracted`,
    systemsNote: (area) =>
      `An example of ${area}: what each part may draw. A load manager keeps the contract well below the sum.`,
    systems: [
      ['Three-phase board'],
      ['Standby power'],
      ['Cooling and kitchen', 'Each zone has its hours, and the panels help at midday.'],
      ['Pool and spa', 'They have a board of their own and wait in a power cut.'],
      ['Lift', 'In a power cut its rescue and its telephone still work.'],
      ['Carport', 'Two cars share the power that the house leaves them.'],
      ['Staff house', 'It has a board and a sub-meter of its own.'],
      ['Gates, cameras, garden', 'Their line has surge protection at both ends.'],
    ],
    board: (amps) => `It shares the load over three phases of ${amps}.`,
    about: 'about',
    standby: (battery, load) =>
      `A full battery of ${battery}, less its losses, carries fridges, network, alarms, gates, lift rescue and some light at ${load}.`,
    yearHeading: 'The year of a large house',
    yearLede: 'Twelve jobs, one a month, with the person who does each. Print it for the house manager.',
    year: [
      ['Every circuit measured for a week, with the house in use', 'us'],
      ['Rules on works and working hours requested from the estate', 'you or your manager'],
      ['Project drawn up and filed at the town hall', 'us'],
      ['Before the pool opens: pumps, earth and RCD test', 'us'],
      ['Quiet weeks agreed for panels, board and battery', 'both'],
      ['A power cut rehearsed with the house manager', 'both'],
      ['No work on site; we monitor remotely, if you allow it', 'us'],
      ['Guests in the house: one number for the staff', 'us'],
      ['Panels and outdoor coils rinsed after the dusty months', 'us'],
      ['Pool cover on, heating timetable set, irrigation down', 'house manager'],
      ['Storm check: surge protection, gates, outdoor lights', 'us'],
      ['Standby run under load, with a one-page report', 'us'],
    ],
  },
  es: {
    houseLabel:
      'Sección de una casa grande en ladera, con el mar a la izquierda: piscina y spa sobre su cuarto de máquinas, dos plantas con ascensor, placas y sótano técnico, una pérgola solar para coches, la casa del servicio y la cancela, unidas por una línea enterrada.',
    systemsHeading: (connected, contracted) => `${connected} instalados, ${contracted} contratados`,
    systemsNote: (area) =>
      `Un ejemplo de ${area}: lo que puede pedir cada parte. Un gestor de cargas deja el contrato muy por debajo de la suma.`,
    systems: [
      ['Cuadro trifásico'],
      ['Respaldo'],
      ['Climatización y cocina', 'Cada zona tiene su horario, y las placas ayudan a mediodía.'],
      ['Piscina y spa', 'Tienen cuadro propio y en un apagón esperan.'],
      ['Ascensor', 'En un apagón siguen funcionando el rescate y el teléfono.'],
      ['Pérgola de coches', 'Dos coches se reparten la potencia que deja la casa.'],
      ['Casa del servicio', 'Tiene subcuadro y contador parcial.'],
      ['Cancela, cámaras y jardín', 'Su línea está protegida contra sobretensiones en los dos extremos.'],
    ],
    board: (amps) => `Reparte la carga entre las tres fases, a ${amps} por fase.`,
    about: 'unas',
    standby: (battery, load) =>
      `Una batería llena de ${battery}, menos sus pérdidas, mantiene neveras, red, alarmas, cancela, rescate del ascensor y algo de luz, a ${load}.`,
    yearHeading: 'El año de una casa grande',
    yearLede: 'Doce tareas, una al mes, con la persona que hace cada una. Imprímelo para quien lleva la casa.',
    year: [
      ['Medimos cada circuito una semana, con la casa en uso', 'nosotros'],
      ['Se piden a la urbanización sus normas de obra y horario', 'tú o tu administrador'],
      ['Proyecto redactado y presentado en el ayuntamiento', 'nosotros'],
      ['Antes de abrir la piscina: bombas, tierra y diferencial', 'nosotros'],
      ['Semanas tranquilas acordadas para placas, cuadro y batería', 'ambos'],
      ['Ensayo de un apagón con quien lleva la casa', 'ambos'],
      ['Sin obras; vigilamos a distancia si nos das permiso', 'nosotros'],
      ['Casa con invitados: un solo número para el servicio', 'nosotros'],
      ['Placas y unidades exteriores lavadas tras los meses de polvo', 'nosotros'],
      ['Cobertor de la piscina puesto, horario de calefacción y menos riego', 'quien lleva la casa'],
      ['Revisión antes de las tormentas: sobretensiones, cancelas y luces', 'nosotros'],
      ['Prueba del respaldo con carga e informe de una página', 'nosotros'],
    ],
  },
}

/** What pages of large houses say besides their own words. */
export function luxuryText(language: Language): LuxuryText {
  return texts[language]
}
