import type { BackupInputs, BackupWords } from '#src/features/calculators/domain/backup/emergency-backup.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'

export const text: CalculatorText<BackupWords, keyof BackupInputs> = {
  form: 'Tu casa en un apagón',
  inputs: {
    town: { label: 'Municipio' },
    list: {
      label: 'Qué tiene que seguir encendido',
      options: {
        essential: { label: 'Lo esencial', hint: 'nevera, router, alarma, luces, enchufes, cancela' },
        water: { label: 'Con agua', hint: 'lo mismo y la bomba de presión' },
        comfort: { label: 'Con comodidad', hint: 'además congelador, un dormitorio fresco y microondas' },
      },
    },
    battery: { label: 'Batería', options: { '5': '5 kWh', '10': '10 kWh', '15': '15 kWh', '20': '20 kWh' } },
    inverter: { label: 'Inversor, sin red', options: { '3': '3 kW', '5': '5 kW', '8': '8 kW', '10': '10 kW' } },
    kwp: { label: 'Placas en el tejado', hint: 'Pon 0 si no tienes.' },
    month: {
      label: 'Cuándo llega el corte',
      options: {
        'any-month': 'Cualquier mes',
        january: 'Enero',
        april: 'Abril',
        july: 'Julio',
        october: 'Octubre',
      },
    },
    cuts: {
      label: 'Cortes en tu casa',
      options: {
        rarely: 'Menos de uno al año',
        sometimes: 'Uno o unos pocos al año',
        often: 'Todos los meses',
      },
    },
  },
  figures: {
    essentials: {
      label: 'solo con lo esencial, contando el sol',
      short: 'con lo esencial y el sol',
      note: 'Funcionan {load} W de media, sin ningún aire acondicionado.',
      equation: '(batería al empezar + lo que añade el sol) ÷ vatios medios',
      why: 'En el corte central la batería da {battery} y el sol añade {sun}, para una media de {load} W. Los cortes empiezan a cualquier hora, con la batería como la deja el uso diario. Seguimos un corte 72 horas como mucho, así que 72 quiere decir al menos eso. Las placas solo siguen funcionando con un conmutador.',
    },
    cooled: {
      label: 'con un aire acondicionado en una noche de agosto, contando el sol',
      note: 'Funcionan {load} W de media, con el aire encendido todas las horas.',
      equation: '(batería al empezar + lo que añade el sol) ÷ vatios medios',
      why: 'El corte empieza una noche de agosto y el dormitorio sigue fresco hasta el final. En el corte central la batería da {battery} y el sol añade {sun}, para una media de {load} W. Donde pone 0 horas, el inversor no puede con el aire.',
    },
    power: {
      label: 'si todo funciona a la vez',
      note: 'Se alimentan {on} de {all}; el arranque más duro pide {surge}.',
      equation: 'suma de vatios en marcha y, encima, el arranque más duro',
      why: 'El inversor da {inverter}; la batería, la mitad de sus kWh en kW; y un arranque puede pedir la mitad más durante segundos. Lo que no cabe se queda apagado, empezando por el final de la lista.',
    },
    price: {
      label: 'instalado, con IVA y sin placas',
      note: '{battery} de batería, inversor de {inverter} y conmutador para los circuitos elegidos.',
      equation: 'lista de precios: inversor de batería + batería + conmutador + trámites + IVA',
      why: 'Las mismas líneas que en el presupuesto. Con placas nuevas un solo inversor sirve para todo y la suma baja.',
    },
  },
  verdicts: {
    night: {
      title: 'Te lleva hasta la mañana',
      text: 'Sin nada de sol, tu lista aguanta {hours} o más en nueve cortes de cada diez. La noche más larga de aquí pide {night}.',
    },
    'not-the-night': {
      title: 'Cubre una tarde, no una noche',
      text: 'En el peor caso de cada diez aguanta {hours} sin sol; una noche pide {night}. Quitar consumos ayuda más que una batería mayor.',
    },
    'too-weak': {
      title: 'El inversor se queda corto para la lista',
      text: 'De tu lista se {off|queda|quedan} {off} sin luz. Elige un inversor mayor o una lista más corta; una batería más grande no mueve un horno.',
    },
    rarely: {
      title: 'No te compensa',
      text: 'Con menos de un corte al año te bastan una linterna, una batería externa para el móvil y una pequeña para el router. Con {price} de batería apenas notarías la diferencia, salvo que alguien en casa dependa de un aparato médico: entonces habla antes con su fabricante.',
    },
  },
  charts: {
    months: {
      title: 'Horas sin sol, mes a mes',
      label: 'La lista aguanta {most} en el mes más suave y {least} en el peor caso del peor mes.',
      caption:
        'En nueve cortes de cada diez la luz dura hasta el principio de lo rayado; en uno, hasta su final. La marca es el caso medio. Se siguen {followed}.',
    },
    batteries: {
      title: 'Horas según la batería',
      label: 'Con {battery} la lista aguanta unas {chosen} sin sol.',
      caption:
        'En nueve cortes de cada diez la luz dura al menos lo que marca el principio; en uno, lo que marca el final. Sin contar el sol.',
    },
  },
  tables: { loads: { title: 'Tu lista', caption: 'Vatios en marcha y al arrancar, y energía en un día de corte.' } },
  assumptions: {
    loads: 'Vatios y kWh al día son valores típicos nuestros; los tuyos están en las placas de los aparatos.',
    reserve: 'El uso diario deja al menos un {reserve} de la batería. Es un ajuste y puedes elegir otro.',
    full: 'Sin placas la batería espera llena, cargada de la red.',
    surge: 'Un inversor aguanta vez y media su potencia mientras arranca un motor. La del tuyo está en su ficha.',
    standby: 'Inversor y batería gastan {watts} W para sí y una décima parte se pierde al entrar y salir.',
    starts: 'Probamos un corte cada siete horas del año típico, o cada cinco del mes que elijas.',
    home: 'Antes del corte la casa vive como un chalé con {bill} de factura al mes, con las placas al sur a 20°.',
    changeover:
      'Un conmutador separa la casa de la red, como pide la norma. Ascensores, aparatos médicos y motores trifásicos necesitan su propio proyecto.',
    prices: 'Precios de nuestra propia lista, por confirmar en la visita.',
  },
  words: {
    'hours-without-sun': 'horas sin sol',
    load: 'Aparato',
    running: 'En marcha, W',
    start: 'Arranque, W',
    'a-day': 'Al día',
    runs: 'Sigue encendido',
    yes: 'sí',
    no: 'no',
    fridge: 'Nevera',
    freezer: 'Congelador',
    router: 'Router',
    alarm: 'Alarma y cámaras',
    lights: 'Luces por la noche',
    sockets: 'Enchufes: móviles, ordenador, televisión',
    gate: 'Cancela',
    'water-pump': 'Bomba de presión',
    'one-ac': 'Un dormitorio fresco, día y noche',
    microwave: 'Microondas',
  },
}
