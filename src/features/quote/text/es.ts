import type { QuoteText } from './quote-text.ts'

export const es: QuoteText = {
  options: { essential: 'Ahorro primero', balanced: 'Equilibrada', 'blackout-proof': 'A prueba de apagones' },
  items: {
    'pv-system': 'Placas solares, inversor y estructura, {kwp} ({panels}\u00a0×\u00a0{watt})',
    'roof-flat': 'Estructura para cubierta plana',
    'roof-other': 'Fijación para cubierta especial',
    'hybrid-inverter': 'Suplemento por inversor híbrido, {kw}',
    'battery-inverter': 'Inversor de batería, {kw}',
    battery: 'Batería, {kwh} útiles',
    'backup-essential': 'Conmutador y cuadro de circuitos esenciales',
    'backup-whole-home': 'Conmutador para toda la casa',
    'ev-charger': 'Punto de recarga con su propio circuito, {kw}',
    'heat-pump': 'Aerotermia con depósito de agua caliente, {kw}',
    'ac-split': 'Aire acondicionado, splits en {units} {units|habitación|habitaciones}, {kw} en total',
    'ac-ducted': 'Aire acondicionado por conductos, {kw}',
    'ac-zone': 'Control por zonas, {zones} {zones|zona|zonas}',
    'hot-water-heat-pump': 'Aerotermo para agua caliente, {litres}',
    'pool-heat-pump': 'Bomba de calor para una piscina de {m3}',
    papers: 'Certificado, registro y papeles del ayuntamiento',
    monitoring: 'Medidor y aplicación para ver lo que produces',
  },
  loads: {
    fridge: 'nevera',
    router: 'router',
    lights: 'luces',
    sockets: 'algunos enchufes',
    gate: 'cancela',
    'water-pump': 'bomba de agua',
    'one-ac': 'un aire acondicionado',
    'oven-hob': 'horno y vitrocerámica',
    'whole-ac': 'el aire de toda la casa',
    pool: 'equipos de la piscina',
    'ev-charger': 'punto de recarga',
    'heat-pump': 'aerotermia',
    'hot-water': 'agua caliente eléctrica',
  },
  incentives: {
    'irpf-self-consumption': 'Deducción en el IRPF por autoconsumo: el 10 % de 5.000 € como máximo',
    'irpf-ev-charger': 'Deducción en el IRPF por el punto de recarga: el 15 % de 4.000 € como máximo',
    'ibi-malaga': 'IBI de Málaga: un 15 % menos durante tres años',
  },
  conditions: {
    'tax-resident': 'Declaras el IRPF como residente en España; los no residentes no pueden usarla.',
    'enough-tax': 'Ese año pagas suficiente impuesto como para deducirla.',
    'own-property': 'El inmueble es tuyo y no se usa para un negocio.',
    'no-cash': 'No se paga nada en efectivo.',
    cie: 'El certificado de la instalación eléctrica (CIE) está emitido.',
    'paid-and-finished': 'Pagada y terminada como muy tarde el 31 dic 2026.',
    'ibi-residential': 'El inmueble es una vivienda.',
    'ibi-four-m2': 'Al menos 4 m² de placas.',
    'ibi-not-compulsory': 'Las placas no eran obligatorias según la norma de tu edificio.',
    'ibi-apply-in-time': 'La pides en el ayuntamiento dentro de los tres años; en total no pasa del 33 % del coste.',
    'ibi-check': 'Leída por última vez entre 2020 y 2025: confírmala en Gestrisam.',
  },
  statements: {
    'use-from-bill': 'Una factura de {eurMonth} al mes equivale a unos {kwh} al año con los precios de abajo.',
    'part-year-bill':
      'Tu factura o consumo es de doce meses, con los vacíos. Los días sin nadie los suponemos, así que el ahorro nunca es mejor que en una casa habitada todo el año.',
    'bill-below-fixed':
      'Una factura de {eurMonth} al mes no llega a lo que cuesta un contrato de {kw} casi sin consumo. Hemos tomado {kwh} al año y una parte fija más barata, para que cuadre con tu factura. Lo explicaría el bono social o una factura de menos de un mes.',
    'contracted-power': 'Potencia contratada de {kw}. La tuya viene en la factura.',
    'roof-share': 'En tu parte de la cubierta, o en tu terraza, caben placas en {m2}.',
    'roof-area': 'El tejado tiene {m2} aprovechables para placas.',
    'roof-type': 'La cubierta es {type}.',
    'roof-direction': 'Las placas miran al {direction} con {tiltDeg} de inclinación.',
    'floor-area': 'La vivienda tiene {m2}.',
    persons: 'En casa {persons|vive|viven} {persons} {persons|persona|personas}.',
    'pool-volume': 'La piscina tiene {m3}.',
    'ev-use': 'El coche hace {km} al año y para eso carga {kwh}; con un punto nuevo, mitad de noche y mitad con sol.',
    'existing-solar':
      'Las placas que ya tienes son unos {kwp}. Siguen funcionando; aquí la producción es solo la de las nuevas.',
    'existing-battery': 'La batería que ya tienes guarda unos {kwh} y sigue funcionando.',
    'cooling-use':
      'El aire nuevo gasta {kwh} al año: enfría hasta 25 °C mientras hay alguien en casa, con un rendimiento estacional de {seer}.',
    'heating-use': 'La aerotermia gasta {kwh} al año en calefacción y da {spf} de calor por cada 1 de electricidad.',
    'hot-water-use': 'El agua caliente con aerotermo gasta {kwh} al año.',
    'hot-water-replaced': 'El agua caliente con aerotermo gasta {kwh} menos al año que tu termo eléctrico.',
    'pool-heating-use':
      'Calentar la piscina de abril a octubre a {targetC}, con cobertor por la noche, gasta {kwh} al año. El viento y el uso lo mueven un tercio arriba o abajo.',
    'energy-prices':
      'La electricidad a {p1} en punta, {p2} en llano y {p3} en valle, sin impuestos: el valor central de las ofertas publicadas.',
    taxes: 'IVA del {vatPct} e impuesto eléctrico del {ieePct} en la factura.',
    'taxes-assumed':
      'IVA del {vatPct} e impuesto eléctrico del {ieePct} en la factura: los tipos generales, que damos por vigentes el {on}.',
    'price-range':
      'Ocho ofertas de cada diez van de un {belowPct} por debajo de estos precios a un {abovePct} por encima. Los dos extremos del ahorro cuentan con eso.',
    'load-shape':
      'El consumo de cada hora sigue nuestro propio patrón para una casa habitada {occupancy}. Los datos de tu contador pueden ser distintos.',
    'saving-meaning':
      'El ahorro es la factura de hoy menos la de después, en el primer año completo. Los aparatos nuevos que gastan luz lo reducen.',
    'payback-whole':
      'La amortización compara el precio entero, con los aparatos nuevos, solo con la factura de la luz. Placas, batería y respaldo se juzgan aparte.',
    'surplus-price':
      'El excedente se abona a {eurKwh} el kWh sin impuestos y cada mes compensa, como mucho, la energía que compras.',
    panel: 'Placas de {watt}, de 2 m² cada una.',
    weather:
      'Año tipo de Málaga ajustado a PVGIS, para toda la costa; {lossPct} de pérdidas en total, inversor incluido.',
    'production-range':
      'Nueve años de cada diez las placas dan al menos el valor bajo: ±{pct} por el tiempo de cada año y por el modelo.',
    'no-shade': 'Sin sombras de árboles, chimeneas ni vecinos.',
    'hourly-step':
      'El año se calcula hora a hora. Dentro de una hora el consumo va a saltos, así que contamos que aprovechas algo menos de lo que dan las placas: un 0,5 % con batería y un 2,25 % sin ella.',
    'hourly-step-battery':
      'El año se calcula hora a hora. Dentro de una hora el consumo va a saltos, así que contamos que aprovechas un {pct} menos de lo que dan las placas.',
    battery: 'La batería devuelve el {efficiencyPct} de lo que entra y consume {standbyW} por sí sola.',
    'power-cut':
      'Las horas de apagón se cuentan sin sol, con la carga que la batería suele tener y con aparatos corrientes. Con aire acondicionado quiere decir toda una noche de agosto en marcha.',
    money:
      'Amortización: las placas pierden un {degradationPct} al año y la luz sube un {growthPct} sobre la inflación. La Equilibrada se dimensiona por lo que rinde en {years} años, con el dinero descontado al {discountPct}.',
    'money-flat':
      'Amortización: las placas pierden un {degradationPct} al año y la luz sube con la inflación. La Equilibrada se dimensiona por lo que rinde en {years} años, con el dinero descontado al {discountPct}.',
    replacements:
      'En ambas cuentas entran un inversor nuevo en el año {inverterYear} y una batería nueva en el año {batteryYear}, al {batteryPct} del precio de hoy.',
    completion: 'Damos la obra por terminada y pagada a los {days} días de hoy.',
    'estimate-not-offer': 'Es un presupuesto orientativo y no constituye oferta. El precio firme viene tras la visita.',
    'prices-unconfirmed': 'La lista de precios del {asOf} es provisional: aún no están confirmados todos los precios.',
    'all-over-budget': 'Las tres opciones cuestan más que tu presupuesto de {eur}.',
    'some-over-budget': 'Por encima de tu presupuesto de {eur}: {options}.',
    'budget-limited': 'Más pequeñas para no pasar de tu presupuesto de {eur}: {options}.',
    'same-options': '{options} son iguales aquí: ni el tejado ni el presupuesto dan para más.',
    'whole-home-limit':
      'El respaldo de toda la casa deja todo el cuadro con luz, con {kw} a la vez como mucho. Las horas que damos cuentan solo lo que nombramos.',
    'community-vote':
      'En una comunidad basta un tercio de los propietarios, con un tercio de las cuotas, para acordar placas en la cubierta común.',
    'charger-notice': 'Para un punto de recarga en tu plaza basta con avisar a la comunidad.',
    'already-there': 'Ya tienes lo que hace falta para {goal}, así que no añadimos nada.',
    'one-heat-pump': 'Un solo equipo de aerotermia calienta la casa y el agua, así que en el precio solo va uno.',
    'gas-not-counted': 'El gas que dejas de quemar no está contado: lo verás en tu factura del gas.',
    'old-heating-not-counted':
      'Lo que cuesta tu calefacción de ahora no está contado: si usas gas, gasóleo o radiadores eléctricos, el ahorro real es mayor.',
    'fuel-not-counted': 'La gasolina o el gasóleo que el coche deja de gastar no están contados.',
    'pool-supposed': 'Quieres el agua templada pero no has marcado piscina: hemos supuesto {m3}.',
    'comfort-goal': 'El confort puede ser frío, calefacción o agua caliente. Elige uno y te damos su precio.',
    generator:
      'Tu grupo electrógeno queda como segunda línea. Necesita su propio conmutador, que aquí no está en el precio.',
    'extend-existing':
      'Las placas que tienes se quedan. Cómo se une el inversor nuevo con el viejo se mira en la visita.',
    'other-tariff': 'Con {kw} contratados te toca otra tarifa. Aquí el ahorro está hecho con la doméstica.',
    'other-tariff-use':
      'Para unos {kwh} al año hacen falta más de 15 kW contratados, que llevan otra tarifa. Aquí el ahorro está hecho con la doméstica.',
    'inverter-limit': 'Dimensionado para un inversor de {kw}. Para más hacen falta permiso de conexión y proyecto.',
    'no-panels': 'Sin sitio para placas no hay opción solar en esta casa.',
    'roof-full': 'El límite lo pone el tejado, no tu consumo. Con más tejado cabrían más placas.',
    'irpf-too-late':
      'La deducción del {percent} en el IRPF exige que la obra esté pagada y terminada como muy tarde el {by}, así que no la contamos.',
    'irpf-charger-too-late':
      'La deducción del {percent} en el IRPF por el punto de recarga exige que la obra esté pagada y terminada como muy tarde el {by}, así que no la contamos.',
    'no-ibi-published':
      'San Roque no publicaba en 2023 ninguna bonificación del IBI por placas. Pregunta en el ayuntamiento.',
    'ask-town-hall':
      'Si {town} bonifica el IBI por las placas lo decide su ayuntamiento: pregunta allí antes de empezar.',
    'may-change-board': 'Cuadro: contamos con uno al día y con hueco. Uno nuevo va aparte.',
    'may-change-cable': 'Cable: entra un tramo corto y a la vista. Uno largo u oculto va aparte.',
    'may-change-roof': 'Tejado: tejas sanas sobre una cubierta firme. Las reparaciones van aparte.',
    'may-change-scaffold': 'Acceso: se trabaja sin andamio ni grúa. Si hacen falta, van aparte.',
    'vat-reduced':
      'Los precios llevan el IVA general. Si es tu casa, no es nueva y la mayor parte es mano de obra, puede ir al {percent}.',
    'not-included': 'No incluye: ICIO, subir la potencia contratada, podar o talar, cuotas de la urbanización.',
    'holiday-home': 'La casa está vacía buena parte del año, así que mucho sol se queda sin usar.',
    'small-bill': 'Una factura de {eur} al mes es casi toda fija, y eso las placas no lo bajan.',
    'poor-roof': 'Este tejado da {kwhPerKwp} kWh por cada kWp; mirando al sur daría unos 1.640.',
    'already-solar': 'Los {kwp} que ya tienes se llevan la parte fácil del ahorro.',
    'comfort-costs':
      'Los aparatos nuevos gastan {kwh} al año, unos {eur} de factura sin placas. Añaden confort, no ahorro.',
    'machines-use':
      'Los aparatos nuevos gastan {kwh} al año, unos {eur} de factura sin placas. El gas o el combustible que sustituyen no está contado.',
    'replacement-saves': 'Los aparatos nuevos gastan {kwh} menos al año que los viejos, unos {eur}.',
    'no-roof': 'No hay sitio para placas.',
    'no-room': 'Aquí no merece la pena instalar nada.',
    'pays-back':
      'La parte de energía (placas, batería, respaldo) se amortiza en alrededor de {years} {years|año|años}.',
    'never-pays-back': 'La parte de energía (placas, batería, respaldo) no se amortiza en {years} años.',
    'payback-long':
      'La parte de energía (placas, batería, respaldo) tarda alrededor de {years} {years|año|años} en amortizarse; más de {limit} nos parece demasiado.',
    'protection-asked': 'Pagas {eur} más que en la Equilibrada para tener más casa encendida y más tiempo.',
    'protection-longer': 'Pagas {eur} más que en la Equilibrada para tener lo mismo encendido más tiempo.',
    'protection-more': 'Pagas {eur} más que en la Equilibrada para tener más casa encendida.',
    'protection-extra': 'Por {eur} más que la Equilibrada tienes luz en un apagón, no más ahorro.',
    'protection-extra-saves':
      'Por {eur} más que la Equilibrada tienes luz en un apagón y ahorras {eurYear} más al año.',
    'protection-included': 'Incluye el respaldo para apagones que has pedido.',
  },
  goals: {
    'lower-bills': 'pagar menos luz',
    'blackout-protection': 'los apagones',
    comfort: 'el confort',
    cooling: 'el frío',
    heating: 'la calefacción',
    'hot-water': 'el agua caliente',
    'pool-heating': 'calentar la piscina',
    'ev-charging': 'cargar el coche',
    'lower-carbon': 'contaminar menos',
    independence: 'depender menos de la red',
  },
  roofTypes: { tile: 'de teja', flat: 'plana', other: 'de otro tipo' },
  occupancies: { 'full-time': 'todo el año', 'holiday-home': 'en vacaciones', 'mixed-use': 'parte del año' },
  directions: {
    south: 'sur',
    southEast: 'sureste',
    east: 'este',
    northEast: 'noreste',
    north: 'norte',
    northWest: 'noroeste',
    west: 'oeste',
    southWest: 'suroeste',
  },
  disclaimer:
    'Presupuesto orientativo, no constituye oferta. Precios del {asOf}, válidos hasta el {validTo}; precio firme tras la visita.',
  system: {
    panels: { one: '{kwp}, 1 placa', other: '{kwp}, {panels} placas' },
    noPanels: 'sin placas',
    battery: 'batería de {kwh}',
    noBattery: 'sin batería',
    backup: { 'essential-circuits': 'cuadro de respaldo', 'whole-home': 'respaldo de toda la casa' },
    onlyMachines: 'Sin placas, solo los demás equipos',
    nothing: 'Nada que instalar',
  },
  cut: {
    nothingByDesign: 'Nada. Si se va la red, se apaga sola por seguridad.',
    nothingWithoutBoard: 'Nada. Sin cuadro de respaldo, la batería se apaga con la red.',
    nothingInstalled: 'Nada, como hoy.',
    runs: '{loads}: {hours}.',
    runsLongerInSun: '{loads}: {hours}; más si hace sol.',
    withCooler: 'Con un aire acondicionado en una noche de agosto: {hours}.',
    hours: 'al menos {low} nueve veces de cada diez, lo normal son {likely}',
    hoursAlike: 'al menos {low} nueve veces de cada diez, y lo normal es casi lo mismo',
    hoursAndMore: 'al menos {low} nueve veces de cada diez, a menudo tres días',
    threeDays: 'tres días o más nueve veces de cada diez',
    orMore: '{low} o más',
    threeDaysOrMore: 'tres días o más',
    withCoolerInShort: 'Con un aire puesto en agosto: {hours}.',
    keeps: 'guarda el {percent} de la batería para un apagón',
    sum: 'Lo esencial: {storedKwh} que suele haber en la batería ÷\u00a0{watt}\u00a0=\u00a0{hours}.',
    sumWithCooler: 'Con un aire acondicionado en agosto: {storedKwh} ÷\u00a0{watt}\u00a0=\u00a0{hours}.',
    partlyUsed:
      'La batería trabaja a diario para tu factura, así que un apagón suele encontrarla con cerca del {left}.',
  },
  payback: {
    years: 'se amortiza en {years} años',
    span: 'se amortiza en un plazo de {from} a {to} años',
    spanOfTwo: 'se amortiza en {either} años',
    oneYear: 'se amortiza en un año',
    never: 'no se amortiza en 25 años',
    in: 'se amortiza en {years}',
    short: '{years}\u00a0años',
    shortOrMore: '{years} años o más',
    shortNever: 'más de 25 años',
    shortOneYear: 'un año',
    shortLessThanOne: 'menos de un año',
    lessThanOne: 'se amortiza en menos de un año',
    poor: ', {years} en un caso malo',
    poorNever: ', en un caso malo no en 25',
  },
  likely: 'al menos {low}; lo\u00a0probable,\u00a0{likely}',
  priceBasis: {
    confirmed: 'nuestro precio',
    'published-range': 'punto medio de una horquilla publicada',
    'trade-knowledge': 'conocimiento del oficio',
    'own-assumption': 'estimación nuestra',
  },
  saving: {
    range: 'Ahorras al menos {low} al año nueve años de cada diez; lo más probable, {likely}.',
    only: 'Lo más probable es que ahorres {likely} al año.',
    costs: 'Suma {likely} al año a la factura.',
    none: 'No ahorra nada.',
  },
}
