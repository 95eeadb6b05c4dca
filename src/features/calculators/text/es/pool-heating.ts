import type { PoolInputs, PoolWords } from '#src/features/calculators/domain/pool/pool-heating.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'

export const text: CalculatorText<PoolWords, keyof PoolInputs> = {
  form: 'Tu piscina',
  inputs: {
    town: { label: 'Municipio' },
    areaM2: { label: 'Superficie de agua', hint: 'Una piscina de 8 por 4 m tiene 32 m².' },
    targetC: { label: 'Temperatura del agua' },
    season: {
      label: 'Meses en que la calientas',
      options: {
        'june-september': 'De junio a septiembre',
        'may-september': 'De mayo a septiembre',
        'april-october': 'De abril a octubre',
        'march-november': 'De marzo a noviembre',
        'all-year': 'Todo el año',
      },
    },
    cover: { label: 'Cobertor por la noche', hint: 'Cobertor de burbujas, doce horas al día.' },
    windShelter: {
      label: 'Viento a ras de agua',
      options: {
        open: { label: 'Abierta', hint: 'terraza con vistas' },
        partial: { label: 'Algo resguardada', hint: 'setos, la casa a un lado' },
        sheltered: { label: 'Resguardada', hint: 'muros alrededor' },
      },
    },
    kwp: { label: 'Placas en el tejado', hint: 'Pon 0 si no tienes.' },
  },
  figures: {
    cost: {
      label: 'de luz al año',
      note: '{electricity} para {heat} de calor.',
      equation: 'factura de la casa con la piscina − factura de la misma casa sin ella',
      why: 'La piscina pide {heat} en {weeks}. La máquina los hace con {electricity}, de día. Calculamos dos años enteros hora a hora y los restamos, así que con placas solo cuenta el sol que deja la casa. El margen recoge el viento, la evaporación, la máquina y la diferencia de precios del mercado.',
    },
    weeks: {
      label: 'de piscina climatizada al año',
      note: 'a {target} {months}',
      equation: 'días de los meses en que la calientas ÷ 7',
      why: 'Los meses que has elegido tienen {days}. En los demás no se calienta y el agua sigue al tiempo.',
    },
    price: {
      label: 'con montaje e IVA',
      note: 'Una bomba de calor de {power} para {volume} de agua, con {depth} de fondo medio; el cobertor va aparte.',
      equation: 'lista de precios según el volumen de agua + IVA',
      why: 'En nuestra lista las máquinas van por el agua que atienden; la tuya tiene {volume}. Es un precio orientativo; el cerrado llega tras la visita.',
    },
    power: {
      label: 'potencia de la máquina',
      spread: 'tamaño normal; de {low} a {high} según viento y cobertor',
      equation: 'calor del peor mes ÷ sus días ÷ 12 horas',
      why: 'Con doce horas al día en el mes más frío que has elegido queda margen para una mala semana. Una máquina mayor calienta antes y no gasta más.',
    },
    heat: {
      label: 'de calor por temporada',
      equation: 'evaporación + cielo + aire + agua nueva − sol',
      why: 'En los meses con calefacción la evaporación se lleva {evaporation}, el cielo {sky}, el aire {air} y el agua nueva {fresh}; el sol pone {sun}. Lo que pone de más un día cálido se vuelve a perder, por eso la suma no cuadra al kWh.',
    },
    warmUp: {
      label: 'de calor para el primer calentamiento',
      note: 'Una vez por temporada y aparte: unos {electricity} de luz.',
      equation: 'volumen × 1,163 × grados',
      why: 'Antes de la temporada el agua está unos {degrees} por debajo de la tuya.',
    },
    water: {
      label: 'de agua se evapora en la temporada',
      equation: 'calor de evaporación ÷ 0,68 kWh por litro',
      why: 'Cada litro que se va se lleva su calor. Lo que repones cuesta agua y calor.',
    },
    sunShare: {
      label: 'de esa luz sale de las placas',
      equation: 'kWh del excedente ÷ kWh de la máquina',
      why: '{kwh} de {all}. Primero coge sol la casa, luego la piscina, y lo que falte viene de la red entre las 10:00 y las 18:00.',
    },
  },
  verdicts: {
    'cover-first': {
      title: 'Primero el cobertor',
      text: 'Sin cobertor no montaríamos una bomba de calor. En esta piscina ahorra unos {saved} al año, más que cualquier máquina.',
    },
    'sun-does-it': {
      title: 'No te compensa',
      text: 'En esos meses el sol solo ya pone esta piscina a {natural} de media. Deja la máquina en la tienda o elige una temporada más larga.',
    },
    fair: {
      title: 'Báñate a {target} {months} por unos {cost} al año',
      text: 'Unos {week} por semana de temporada. Sin calentarla, el agua está a {natural} de media en esos meses.',
    },
    dear: {
      title: 'Un gusto caro: a {target} {months} por unos {cost} al año',
      text: 'Unos {week} por semana. Con menos meses, dos grados menos o un cortavientos se queda en mucho menos.',
    },
    'too-dear': {
      title: 'Así no compensa: a {target} {months} por unos {cost} al año',
      text: 'Unos {week} por semana, por encima de los {limit} a partir de los cuales te lo desaconsejamos. Empieza por acortar la temporada.',
    },
  },
  charts: {
    electricity: {
      title: 'La luz, mes a mes',
      label: 'La máquina gasta {all} al año, {most} en su peor mes.',
      caption: `${rangeKey.es.cases} Balance horario del agua con el año típico del aeropuerto de Málaga, sin el primer calentamiento.`,
    },
    temperature: {
      title: 'El agua, con y sin máquina',
      label: 'Sin calentar, el agua va de {least} en invierno a {most} en verano.',
      caption: 'Media del mes, con el cobertor que has elegido.',
    },
    levers: {
      title: 'Qué mueve la factura',
      label: 'Como la pides, la piscina cuesta {cost} al año; cada una de las otras barras cambia una sola cosa.',
      caption: `Luz de un año. ${rangeKey.es.cases}`,
    },
  },
  tables: {},
  assumptions: {
    depth:
      'Una profundidad media de {depth}, o sea {volume}. El fondo apenas cambia el calor del año; cambia el primer calentamiento y el tamaño de la máquina en la lista.',
    cover:
      'El cobertor está puesto {hours}, centradas en las dos de la madrugada. Evita el 95 % de la evaporación y la mitad de lo demás.',
    wind: 'Al agua le llega un {share} del viento del aeropuerto. En los jardines no se mide: es como leemos el resguardo que has elegido.',
    balance: 'Evaporación como se midió en una piscina exterior sin bañistas, para cada hora del año típico.',
    machine:
      'A plena carga la máquina da {cold} de calor por kWh con aire a 10 °C y {warm} a 26 °C. A media carga da más.',
    hours: 'Máquina y depuradora van de {from} a {until}, y con placas también cuando sobra sol.',
    home: 'La piscina está en un chalé con una factura de {bill} al mes, que solo cuenta si hay placas.',
    tariff: 'Punta {peak}, llano {flat}, valle {valley}, sin impuestos: medianas del mercado.',
    'not-counted':
      'No entran bañistas, rebosaderos, fugas ni más sombra que un 15 %. Tampoco la luz de la depuradora, que va de todos modos.',
    prices: 'Precios de nuestra propia lista, por confirmar en la visita.',
  },
  words: {
    'june-september': 'de junio a septiembre',
    'may-september': 'de mayo a septiembre',
    'april-october': 'de abril a octubre',
    'march-november': 'de marzo a noviembre',
    'all-year': 'todo el año',
    electricity: 'luz',
    heated: 'caliente',
    unheated: 'sin calentar',
    'as-asked': 'Como la pides',
    'without-cover': 'Sin el cobertor',
    'with-cover': 'Con cobertor',
    'two-less': 'Dos grados menos',
    sheltered: 'Con muros contra el viento',
    own: 'Solo la bomba de calor de piscina',
  },
}
