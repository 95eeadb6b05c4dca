import type { Language } from '#src/shared/i18n/language.ts'

/** A job whose paperwork goes through town hall, region and distributor. */
export type JobKind = 'panels' | 'battery' | 'backup'

export interface JobStep {
  name: string
  words: string
  /** Not in our hands. */
  waits?: boolean
  /** How long it takes where that is known, otherwise when it comes or what it depends on. */
  time: string
}

type Deadline = 'region' | 'distributor' | 'objection'

/** What the law allows, as it is written. */
export type Deadlines = Record<Deadline, string>

interface JobWords {
  heading: string
  lede: string
}

const words: Record<Language, JobWords> = {
  en: {
    heading: 'What happens, and who we wait for',
    lede: 'Filled numbers are our own work; with a hatched one we wait for somebody else.',
  },
  es: {
    heading: 'Qué pasa y a quién hay que esperar',
    lede: 'Los números llenos son trabajo nuestro; en los rayados esperamos a otros.',
  },
}

/** Heading and line of the block. */
export function jobWords(language: Language): JobWords {
  return words[language]
}

const en = (job: JobKind, { region, distributor, objection }: Deadlines): JobStep[] => [
  {
    name: 'Photos and one visit',
    words: {
      panels: 'We look at the roof, the board and the meter. After that the price is firm.',
      battery: 'We look at the board, the meter and the wall. After that the price is firm.',
      backup: 'We read your board with you and mark what must stay on. The visit makes the price firm.',
    }[job],
    time: 'when it suits you',
  },
  {
    name: 'Design and order',
    words:
      job === 'backup'
        ? 'The marked circuits give the power and the hours, and both stand in the quote that we order by.'
        : 'We size it from your own hours of use and order what your quote names.',
    time: 'once you accept the quote',
  },
  ...(job === 'panels'
    ? [
        {
          name: 'Town hall',
          words: 'The *declaración responsable* goes in with its works tax; estate or community answer in writing.',
          waits: true,
          time: 'depends on your town hall',
        },
      ]
    : [
        {
          name: 'Delivery',
          words: 'The equipment comes from the supplier; we tell you the day as soon as it is known.',
          waits: true,
          time: 'depends on the model',
        },
      ]),
  {
    name: 'Fitting',
    words: {
      panels: 'Hooks, rails, panels, inverter. You see it feed the house before we leave.',
      battery: 'With backup fitted, you see fridge and lights stay on with the main switch off.',
      backup: 'The circuits move to a board of their own, and you open the main switch yourself as a test.',
    }[job],
    time: 'the day we agree',
  },
  {
    name: 'Certificate',
    words: 'We sign the *boletín* and file it with the Junta.',
    time: 'once the work is tested',
  },
  {
    name: 'Register',
    words: 'The region enters it in the self-consumption register and tells the distributor.',
    waits: true,
    time: `${region} at most, by law`,
  },
  {
    name: 'Distributor and retailer',
    words: 'The distributor tells you and your retailer; you may object before the contract changes.',
    waits: true,
    time: `${distributor} + ${objection}, by law`,
  },
]

const es = (job: JobKind, { region, distributor, objection }: Deadlines): JobStep[] => [
  {
    name: 'Fotos y una visita',
    words: {
      panels: 'Miramos tejado, cuadro y contador. Después el precio es firme.',
      battery: 'Miramos cuadro, contador y la pared donde irá. Después el precio es firme.',
      backup: 'Leemos el cuadro contigo y marcamos lo que no puede apagarse. Con la visita, el precio es firme.',
    }[job],
    time: 'cuando te venga bien',
  },
  {
    name: 'Diseño y pedido',
    words:
      job === 'backup'
        ? 'Los circuitos marcados dan la potencia y las horas, y con las dos en el presupuesto se hace el pedido.'
        : 'La dimensionamos con tus horas y pedimos lo que dice tu presupuesto.',
    time: 'cuando aceptes el presupuesto',
  },
  ...(job === 'panels'
    ? [
        {
          name: 'Ayuntamiento',
          words:
            'Se presenta la declaración responsable con su impuesto de obras; la urbanización o la comunidad contestan por escrito.',
          waits: true,
          time: 'depende de tu ayuntamiento',
        },
      ]
    : [
        {
          name: 'Entrega',
          words: 'Los equipos llegan del proveedor; te decimos el día en cuanto se sabe.',
          waits: true,
          time: 'depende del modelo',
        },
      ]),
  {
    name: 'Montaje',
    words: {
      panels: 'Ganchos, carriles, placas e inversor. Antes de irnos ves cómo dan luz a la casa.',
      battery: 'Con respaldo, bajas el general y ves que nevera y luces siguen encendidas.',
      backup: 'Los circuitos pasan a su propio cuadro, y la prueba la haces tú: bajas el general.',
    }[job],
    time: 'el día que acordemos',
  },
  {
    name: 'Certificado',
    words: 'Firmamos el boletín y lo presentamos a la Junta.',
    time: 'una vez probada la instalación',
  },
  {
    name: 'Registro',
    words: 'La Junta lo inscribe en el registro de autoconsumo y avisa a la distribuidora.',
    waits: true,
    time: `${region} como mucho, por ley`,
  },
  {
    name: 'Distribuidora y comercializadora',
    words: 'La distribuidora te avisa a ti y a tu comercializadora; puedes oponerte antes de que cambie el contrato.',
    waits: true,
    time: `${distributor} + ${objection}, por ley`,
  },
]

/** The steps of a job in order, the deadlines of the law written in. */
export function jobSteps(job: JobKind, language: Language, deadlines: Deadlines): JobStep[] {
  return language === 'en' ? en(job, deadlines) : es(job, deadlines)
}
