import type { BackupInputs, BackupWords } from '#src/features/calculators/domain/backup/emergency-backup.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'

export const text: CalculatorText<BackupWords, keyof BackupInputs> = {
  opens: 'Hemos puesto un chalé en Marbella. Cambia lo que no coincida con tu casa.',
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
    inverter: {
      label: 'Potencia del inversor durante un corte',
      options: { '3': '3 kW', '5': '5 kW', '8': '8 kW', '10': '10 kW' },
    },
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
    dark: {
      label: 'o más con tu lista, sin nada de sol',
      short: 'o más sin sol',
      note: 'Consumo medio: {load} W.',
      equation: 'batería al empezar ÷ vatios medios, en nueve cortes de cada diez',
      why: 'Los cortes empiezan a cualquier hora, con la batería como la deja el uso diario, y las placas no dan nada hasta el final. Nueve cortes de cada diez duran esto o más.',
    },
    essentials: {
      label: 'solo con lo esencial, contando el sol',
      equation: '(batería al empezar + lo que añade el sol) ÷ vatios medios',
      why: 'En el corte central la batería da {battery} y el sol añade {sun}, para una media de {load} W. Los cortes empiezan a cualquier hora, con la batería como la deja el uso diario. Seguimos un corte 72 horas como mucho, así que 72 quiere decir al menos eso. Las placas solo siguen funcionando con un conmutador.',
    },
    cooled: {
      label: 'o más si además enciendes un aire en una noche de agosto',
      note: 'Consumo medio: {load} W.',
      none: 'Sin aire: el inversor no puede con él',
      equation: '(batería al empezar + lo que añade el sol) ÷ vatios medios, en nueve cortes de cada diez',
      why: 'El corte empieza una noche de agosto y el dormitorio sigue fresco hasta el final. En el corte central la batería da {battery} y el sol añade {sun}, para una media de {load} W.',
    },
    power: {
      label: 'si todo funciona a la vez',
      note: 'Funcionan {on} de los {all} aparatos; el mayor pico de arranque es de {surge}.',
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
      title: 'Aguanta la noche entera: {hours} o más sin sol',
      text: 'Así es en nueve cortes de cada diez; la noche más larga de aquí pide {night}. {sunny}',
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
      title: 'Mes a mes',
      label: 'La lista aguanta {most} en el mes más suave y {least} en el peor caso del peor mes.',
      caption:
        'Horas sin sol. Color liso: lo que aguanta al menos en nueve cortes de cada diez. Rayado: hasta donde llega uno de cada diez. Calculamos hasta {followed}.',
    },
    batteries: {
      title: 'Horas según la batería',
      label: 'Con {battery} la lista aguanta unas {chosen} sin sol.',
      caption:
        'Horas sin sol. Color liso: lo que aguanta al menos en nueve cortes de cada diez. Rayado: hasta donde llega uno de cada diez. Calculamos hasta {followed}.',
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
    'sunny-days': 'Con sol normal, tu lista supera los tres días (calculamos hasta {hours}).',
    'sunny-hours': 'Con sol normal, tu lista aguanta unas {hours}.',
    'no-sun': 'No hay placas que la ayuden.',
    chosen: 'Lo que has elegido',
    options: 'Lo que has elegido, y opciones con placas',
    'options-beside-panels': 'Lo que has elegido, y opciones con más placas',
    'add-to-panels': 'Las opciones añaden placas a las que ya tienes; por eso ahorran menos que las primeras.',
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
