import type {
  SolarIncentivesInputs,
  SolarIncentivesWords,
} from '#src/features/calculators/domain/solar/solar-incentives.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { townWords } from '#src/features/calculators/text/town-words.ts'
import { aidEs } from '#src/features/tools/text/public.ts'

export const text: CalculatorText<SolarIncentivesWords, keyof SolarIncentivesInputs> = {
  opens: 'El precio es un ejemplo: pon el tuyo.',
  form: 'Tu caso',
  inputs: {
    town: { label: 'Municipio' },
    service: {
      label: 'Qué instalas',
      options: {
        solar: 'Placas solares',
        battery: 'Una batería para las placas que tienes',
        'ev-charger': 'Un punto de recarga para el coche',
        'heat-pump': 'Aerotermia',
        'hot-water': 'Un aerotermo para agua caliente',
        'air-conditioning': 'Aire acondicionado',
      },
    },
    priceEur: { label: 'Precio, con IVA' },
    resident: {
      label: '¿Declaras el IRPF en España?',
      hint: 'Si vives fuera y presentas el IRNR, la respuesta es no.',
    },
    finished: {
      label: '¿Cuándo estará pagada y terminada?',
      options: {
        usual: 'En unos 90 días, lo habitual',
        'this-year': 'Como muy tarde, el 31 de diciembre de este año',
        'next-year': 'A lo largo del año que viene',
      },
    },
    ibiEur: { label: 'IBI al año', hint: 'Déjalo vacío si no lo sabes.' },
  },
  figures: {
    irpf: {
      label: 'deducción en el IRPF',
      short: 'menos de IRPF',
      note: '{state}',
      none: '{name}',
      equation: 'tipo de la ley × precio, con su límite',
      why: 'Vuelve con la declaración del año de la obra. Sus condiciones están en la tabla.',
    },
    ibi: {
      label: 'menos de IBI',
      note: '{state}',
      none: '{name}',
      equation: 'bonificación del municipio × recibo × años',
      why: 'Lo que un ayuntamiento pueda conceder no suma aquí hasta que conteste.',
    },
    icio: {
      label: 'menos de ICIO',
      note: '{state}',
      none: '{name}',
      equation: 'bonificación del municipio × impuesto de la obra',
      why: 'Lo que un ayuntamiento pueda conceder no suma aquí hasta que conteste.',
    },
    aid: {
      label: 'de ayuda segura por ley',
      note: 'Obra pagada y terminada el {date}.',
      equation: 'suma de los importes conocidos de la tabla',
      why: 'Lo que un ayuntamiento pueda conceder no suma aquí hasta que conteste. Cada fila tiene sus condiciones.',
    },
    net: {
      label: 'lo que pagas al final',
      equation: 'precio − ayuda conocida',
      why: '{price} menos {aid}. Primero pagas el precio entero; la deducción vuelve con la declaración de ese año.',
    },
  },
  verdicts: {
    gets: {
      title: 'Puedes contar con {aid}',
      text: 'Si cumples las condiciones de la tabla. Guarda facturas y justificantes de la transferencia.',
    },
    hurry: {
      title: 'Todo depende de la fecha: {more} o {aid}',
      text: 'Si la obra está pagada y terminada el {by} como muy tarde, son {more}; después, con la ley actual, {aid}. Pídenos por escrito la fecha de fin de obra y cuenta con la deducción solo cuando esté confirmada.',
    },
    'non-resident': {
      title: 'No te toca deducción',
      text: 'Las del IRPF son para quien lo declara. Las bonificaciones municipales van con la vivienda: pregunta igualmente en el ayuntamiento.',
    },
    ask: {
      title: 'Nada seguro, algo que preguntar',
      text: 'Hoy no hay ningún importe cierto. Lo de la tabla depende de un certificado, una ordenanza o una venta: no decidas por eso.',
    },
    nothing: {
      title: 'Para esto no hay ayuda',
      text: 'No conocemos ninguna en vigor para este trabajo. Si un folleto dice otra cosa, mira su fecha.',
    },
  },
  charts: {
    dates: {
      title: 'La ayuda, según el día en que termina la obra',
      label: 'Con la obra pagada y terminada el {by} o antes, la ayuda conocida es de {most}; en tu fecha, de {own}.',
      caption:
        'Ayuda conocida con tu precio, según el día en que la obra esté pagada y terminada. Con los tipos y límites de la propia ley.',
    },
  },
  tables: { aid: { title: 'Lo que hay y hasta qué punto es seguro' } },
  remarks: 'Lo que no te toca y a quién preguntar',
  assumptions: {
    ...aidEs.notes,
    finished: 'Obra pagada y terminada el {date}.',
    'paid-whole': 'Paga todo un solo propietario; si sois dos, cada uno deduce su parte.',
    'only-dated':
      'Solo normas que hemos leído en su fuente, cada una con su fecha. Lo que no hemos podido confirmar no está.',
    'no-advice': 'Esto no es asesoramiento fiscal: consulta a tu asesor antes de contar con una deducción.',
  },
  words: {
    ...townWords,
    ...aidEs.names,
    ...aidEs.conditions,
    'if-in-time': 'Si está pagada y terminada el {by} o antes; el {date}, tu fecha, {late}.',
    known: 'Obra pagada y terminada el {date}.',
    'no-irpf': 'Sin deducción en el IRPF',
    'no-ibi': 'IBI: ninguna bonificación que conozcamos',
    'no-icio': 'ICIO: ninguna bonificación que conozcamos',
    'by-date': 'El {date} o antes',
    'your-date': 'Tu fecha, {date}',
    what: 'Ayuda',
    'how-much': 'Importe',
    'how-sure': 'Comprobado',
    open: 'no se sabe: pregunta',
    verified: 'verificado',
    'single-source': 'una sola fuente',
  },
}
