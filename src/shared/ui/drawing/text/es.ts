import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

export const es: DrawingWords = {
  'villa-section': {
    label:
      'Sección de una casa mirando al oeste, con el mar a la izquierda: las placas del faldón sur alimentan la batería, la bomba de calor, la piscina y el coche.',
    caption: 'Una casa de la costa, abierta, mirando al oeste. Un solo cuadro reúne todo lo que el sol puede mover.',
    legend: [
      'Placas en el faldón sur',
      'Inversor y batería',
      'Bomba de calor y agua caliente',
      'Piscina',
      'Coche, cargado a mediodía',
    ],
    marks: {},
  },
  'sun-path': {
    label:
      'Recorrido del sol en Marbella mirando al mar: mediodía a 76,9 grados el 21 de junio, 53,5 el 21 de marzo y 30,1 el 21 de diciembre.',
    caption:
      'Mirando al sur desde Marbella. Cada punto es una hora antes o después del mediodía; la hora escrita es la peninsular.',
    legend: [],
    marks: {
      june: '21 jun, 14:21',
      march: '21 mar, 13:27',
      december: '21 dic, 13:18',
      east: 'E',
      south: 'S',
      west: 'O',
    },
  },
  'battery-backup': {
    label:
      'En un apagón, el conmutador separa la casa de la calle; placas y batería alimentan los circuitos esenciales y lo demás queda sin luz.',
    caption: 'Un apagón. Línea continua, con tensión; línea de puntos, sin ella. A la calle no sale nada.',
    legend: [
      'Contador: de la calle no llega nada',
      'Conmutador: se abre y la casa queda aislada',
      'Placas, inversor y batería',
      'Lo esencial: nevera, luces, router',
      'El resto de la casa: sin luz',
    ],
    marks: { street: 'Apagón' },
  },
  'heat-pump-cycle': {
    label:
      'El ciclo de la bomba de calor: tres partes de calor del aire y una de electricidad dan cuatro partes de calor para la casa.',
    caption:
      'Un ejemplo con COP 4. Sube cuando el aire es suave y el agua solo está templada; baja cuando una de las dos cosas falla.',
    legend: [
      'Evaporador: el fluido frío toma calor del aire',
      'Compresor: comprime el vapor y lo calienta',
      'Condensador: el calor pasa al agua',
      'Válvula de expansión: baja la presión y enfría',
    ],
    marks: {
      air: '3 kWh',
      airUnit: 'del aire',
      power: '1 kWh',
      powerUnit: 'de electricidad',
      heat: '4 kWh',
      heatUnit: 'de calor',
    },
  },
  'ducted-zones': {
    label:
      'Sección de tres habitaciones con un conducto sobre el techo: cada una tiene su compuerta y su termostato, y la del medio, vacía, no recibe aire.',
    caption:
      'Una máquina y tres habitaciones, cada una a su temperatura. Cuando una compuerta se cierra, la máquina baja el ritmo.',
    legend: [
      'Máquina en el falso techo, un conducto',
      'Compuerta abierta: aquí hace falta frío',
      'Compuerta cerrada: cuarto vacío',
      'Termostato, uno por habitación',
      'Retorno: el aire vuelve a enfriarse',
    ],
    marks: { first: '24°', second: 'cerrada', third: '26°' },
  },
  'pool-heat-balance': {
    label:
      'Sección de una piscina: casi todo el calor se va al evaporarse el agua, algo por radiación y viento, poco por las paredes; el sol y la bomba lo reponen.',
    caption:
      'Cuanto más gruesa la flecha, más calor. El cobertor frena la más gruesa: por eso va antes que la máquina.',
    legend: [
      'Evaporación: casi siempre, la mayor pérdida',
      'Radiación hacia el cielo de noche',
      'Viento sobre el agua',
      'Paredes y terreno: poco',
      'El sol y la bomba de calor lo reponen',
    ],
    marks: { litre: '0,68 kWh', litreUnit: 'se va con cada litro' },
  },
  'hot-water-tank': {
    label:
      'Sección de un aerotermo: toma calor del aire de la habitación y calienta el depósito, caliente arriba y frío abajo.',
    caption:
      'El agua caliente flota sobre la fría: arriba sigue caliente mientras te duchas. Los 28 litros son los que cuenta el Código Técnico (CTE DB-HE, anejo F).',
    legend: [
      'Entra aire de la habitación, sale más fresco',
      'El serpentín da el calor al depósito',
      'El agua caliente sale por arriba',
      'El agua de red entra por abajo',
      'Los condensados, al desagüe',
    ],
    marks: { person: '28 litros', personUnit: 'por persona y día, 60 °C' },
  },
  'underfloor-section': {
    label: 'Sección de un suelo radiante: baldosa, mortero con tubos de agua templada, aislante y forjado.',
    caption:
      'Calienta todo el suelo, así que basta agua templada. El mortero es lento: le va el ritmo constante, no los arranques.',
    legend: [
      'Baldosa',
      'Mortero: reparte y guarda el calor',
      'Tubos con agua templada',
      'Aislante: el calor sube',
      'Forjado',
    ],
    marks: {},
  },
  'ev-garage': {
    label:
      'Sección de un garaje: el cargador tiene su propio circuito desde el cuadro, y un sensor junto al contador lo frena cuando la casa necesita la potencia.',
    caption: 'El sensor mantiene casa y coche por debajo de la potencia contratada, para que no salte nada.',
    legend: [
      'Contador',
      'Sensor: ve lo que gasta toda la casa',
      'Cuadro: automático y diferencial propios',
      'Cargador: afloja si enciendes el horno',
    ],
    marks: { power: '7,4 kW', powerUnit: '32 A a 230 V' },
  },
  'fuse-board': {
    label:
      'Un cuadro eléctrico visto de frente, en el orden de la corriente: general, sobretensiones, diferencial y un automático por circuito, de C1 a C5.',
    caption:
      'C1 luces, C2 enchufes y nevera, C3 cocina y horno, C4 lavadora, lavavajillas y termo, C5 enchufes de baño y cocina (ITC-BT-25).',
    legend: [
      'General (IGA): lo corta todo',
      'Sobretensiones: absorbe los picos de tensión',
      'Diferencial: protege a las personas; T lo prueba',
      'Automáticos: protegen cada línea',
    ],
    marks: {},
  },
  'rcd-steps': {
    label:
      'Cómo encontrar el circuito que hace saltar el diferencial, en cuatro pasos: bajar todos los automáticos, subir el diferencial, subirlos uno a uno y dejar abajo el que lo hace saltar.',
    caption:
      'Solo con el cuadro y las manos secos. Si hay humo, chispas, agua u olor a quemado, no lo toques; si alguien corre peligro, llama al 112.',
    legend: [
      'Baja todos los automáticos pequeños',
      'Sube el diferencial. Si vuelve a saltar, llama',
      'Sube los automáticos, uno a uno',
      'Deja bajado el que lo hace saltar',
    ],
    marks: {},
  },
  'bill-anatomy': {
    label:
      'Las líneas de una factura de la luz, de arriba abajo: potencia, energía, excedentes, bono social, impuesto eléctrico, contador, IVA y total.',
    caption: 'La línea de excedentes es para casas con placas.',
    legend: [
      'Potencia: se paga a diario, estés o no en casa',
      'Energía: cada tramo horario tiene su precio',
      'Excedentes de tus placas: se descuentan',
      'Bono social e impuesto eléctrico',
      'Alquiler del contador, y el IVA de todo',
    ],
    marks: { first: 'lo que', second: 'puedes', third: 'cambiar' },
  },
  'power-year': {
    label:
      'Doce meses, cada uno con su potencia máxima de día y de noche; la potencia contratada es una línea que pasa muy por encima de todas.',
    caption:
      'Un ejemplo. De las dos barras de cada mes, la primera es la máxima de día y la segunda, la de noche y fin de semana.',
    legend: ['La potencia que contratas', 'Lo que sobra: lo pagas y no lo usas', 'Tu máxima del año'],
    marks: { months: 'EFMAMJJASOND' },
  },
  'surplus-flow': {
    label:
      'La energía de las placas va primero a la casa; lo que sobra sale por el contador a la calle y vuelve como descuento en la factura.',
    caption: 'El descuento puede dejar a cero la parte de energía de ese mes, nunca por debajo.',
    legend: [
      'Placas e inversor',
      'Cuadro: la casa toma primero lo suyo',
      'Contador: lo que sobra sale y se mide',
      'Lo gasta el vecino',
      'Factura: baja tu parte de energía',
    ],
    marks: {},
  },
  'three-phase': {
    label:
      'Suministro trifásico: 230 voltios entre cada fase y el neutro, 400 entre dos fases, y los consumos grandes repartidos entre las tres.',
    caption: 'Tres ondas, separadas un tercio de vuelta. Un buen cuadro reparte el trabajo entre las tres.',
    legend: ['Entre una fase y el neutro: 230 V', 'Entre dos fases: 400 V', 'Neutro: el camino de vuelta'],
    marks: { kitchen: 'cocina', pump: 'depuradora', car: 'coche' },
  },
  'main-switches': {
    label:
      'Dos interruptores generales vistos de frente: el de una fase tiene dos palancas, para fase y neutro; el de tres fases tiene cuatro.',
    caption: 'Cuenta las palancas del general, unidas por una barra. No hay que abrir nada.',
    legend: ['Dos palancas: una fase, 230 V', 'Cuatro palancas: tres fases, 400 V'],
    marks: {},
  },
  'salt-air': {
    label:
      'Sección del mar a la sierra: el salitre es más denso en primera línea y se aclara tierra adentro, donde lo releva el polvo.',
    caption:
      'En primera línea, pide fijaciones de acero inoxidable y una unidad exterior con tratamiento anticorrosión, y aclara las dos con agua dulce de vez en cuando.',
    legend: [
      'Primera línea: el salitre cae en todo metal',
      'Segunda línea: llega menos',
      'Ladera: polvo en lugar de sal',
    ],
    marks: {},
  },
  'panel-string': {
    label:
      'Seis placas en serie: los voltios se suman y la corriente es la misma en todas. Si una queda a la sombra, sus diodos de bypass desvían la corriente y se pierde un sexto de la tensión. Con un aparato bajo cada placa, las otras cinco siguen igual.',
    caption: 'Un ejemplo con placas de 40 V y 10 A. Sin diodos de bypass, la placa a la sombra frenaría a las seis.',
    legend: [
      'En serie: se suman voltios, no corriente',
      'Sombra en una: la corriente la rodea',
      'Microinversores: la sombra se queda en una',
    ],
    marks: {
      sunny: '240 V',
      sunnyUnit: '6 × 40 V, 10 A',
      shaded: '200 V',
      shadedUnit: '5 × 40 V, 10 A',
      each: '6 cajas',
      eachUnit: 'una bajo cada placa',
    },
  },
  'off-grid': {
    label:
      'Una finca sin red: placas calculadas para el sol bajo de diciembre, batería e inversor en el cuarto, un grupo de reserva y una bomba de pozo que trabaja de día.',
    caption: 'Aquí no hay calle que ayude: el sistema se mide por su peor mes.',
    legend: [
      'Placas, inclinadas, para diciembre',
      'Batería e inversor',
      'Grupo electrógeno para los días grises',
      'Bomba del pozo: trabaja mientras hay sol',
    ],
    marks: { noon: '30°', noonUnit: 'a mediodía, 21 dic' },
  },
  'visit-steps': {
    label:
      'Qué pasa en la visita: se mide el tejado, se revisa el cuadro, se decide el recorrido y el precio pasa a ser firme.',
    caption: 'Lo que miramos antes de que un presupuesto orientativo sea un precio firme.',
    legend: [
      'Tejado: inclinación, orientación, sombras',
      'Cuadro: espacio, general, toma de tierra',
      'Recorrido: por dónde va el cable',
      'Papel: precio firme, línea a línea',
    ],
    marks: {},
  },
}
