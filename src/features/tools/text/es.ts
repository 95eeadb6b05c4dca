import type { ToolsText } from './types.ts'

export const es: ToolsText = {
  notGiven: 'No se ha indicado {field}: se toma {taken}.',
  yes: 'sí',
  no: 'no',
  occupancies: {
    'full-time': 'habitada todo el año',
    'holiday-home': 'de vacaciones',
    'mixed-use': 'habitada parte del año',
  },
  services: {
    solar: 'placas solares',
    battery: 'batería',
    'ev-charger': 'punto de recarga',
    'heat-pump': 'aerotermia',
    'air-conditioning': 'aire acondicionado',
    'pool-heating': 'climatización de piscina',
    'hot-water': 'agua caliente',
    'underfloor-heating': 'suelo radiante',
    'blackout-protection': 'protección contra apagones',
    electrical: 'instalación eléctrica',
    emergency: 'urgencia',
    maintenance: 'mantenimiento',
    other: 'otros trabajos',
  },
  statements: {
    'weather-year':
      'El año tipo del aeropuerto de Málaga vale para todos los municipios de esta costa; entre ellos hay cerca de un 2 % de diferencia (supuesto nuestro).',
    'production-range':
      'La cifra baja y la alta quedan a un {pct} de la central: cada año es distinto y los datos del tiempo tienen su propio error.',
    'all-in-losses': 'Las pérdidas después de la placa son del {lossPct}, con el inversor incluido.',
    'no-shade': 'No se cuenta la sombra de árboles, chimeneas ni montes.',
    'dispatch-rules':
      'Hora a hora: primero el sol, luego la batería y después la red; √rendimiento en cada sentido, vacía el 1 de enero, sin carga desde la red, sin consumo en espera y sin envejecimiento. El presupuesto sí cuenta la espera y el envejecimiento.',
    'hourly-step':
      'El paso de una hora exagera el autoconsumo entre {fromPoints} y {toPoints} puntos de la producción frente a cinco minutos. Aquí no se descuenta.',
    'load-shape':
      'Las horas de consumo son hábitos que hemos documentado para una casa {occupancy}, con el calendario de 2026; los tuyos no están medidos.',
    'market-prices': 'Los precios que faltan son medianas de ofertas publicadas, {month}.',
    'taxes-of-date': 'Impuestos a {on}: IVA del {vatPct}, impuesto eléctrico del {ieePct}.',
    'taxes-assumed':
      'A {on} se suponen los tipos habituales, IVA del {vatPct} e impuesto eléctrico del {ieePct}: no sabemos si se aplican los reducidos.',
    'bonus-carried-on':
      'Se mantiene la financiación del bono social vigente desde el {from}: no hay tipos posteriores publicados.',
    'holidays-assumed':
      'Los festivos nacionales de {year} son los de fecha fija; no los hemos contrastado con el calendario publicado.',
    'home-envelope':
      'Muros, cubierta, ventanas y renovación de aire salen de la norma de esa época; los de tu casa pueden ser otros.',
    'home-habits': 'Estancias, horas y temperaturas siguen hábitos que suponemos.',
    'mijas-altitude': 'Mijas Pueblo está alto: su invierno es más frío que este año de costa.',
    'design-heat': 'La máquina se dimensiona para {temperatureC} en la calle, que este año tipo nunca alcanza.',
    'design-cold': 'La máquina se dimensiona para {temperatureC} en la calle.',
    'cooling-label': 'La máquina tiene una etiqueta SEER {seer} y sigue la temperatura de cada hora.',
    'cooling-sensible':
      'El frío es el sensible; la electricidad y el tamaño de la máquina cuentan además la humedad que extrae, un 15 % del total.',
    'heat-pump-median': 'El rendimiento a cada temperatura es el central de máquinas certificadas.',
    'pool-balance':
      'Balance de calor del agua hora a hora: evaporación, viento, cielo, sol y agua nueva. Los bañistas y las salpicaduras van en el margen.',
    'pool-wind': 'Al agua le llega el {percent} del viento del aeropuerto.',
    'pool-warm-up': 'El primer calentamiento va aparte: unos {kwh} kWh de calor.',
    'pool-machine':
      'La bomba de calor funciona de {fromHour}:00 a {untilHour}:00, con el rendimiento que da el aire de cada hora.',
    'mains-water': 'El agua de red tiene la temperatura de cada mes.',
    'tank-machine': 'El depósito pierde {standingKwh} kWh de electricidad al año aunque apenas se use.',
    'ev-charging':
      'La carga sigue la estrategia «{strategy}» en las horas en que el coche está en casa; el resto de la casa aprovecha antes el sol.',
    'outage-with-sun':
      'El corte empieza a cualquier hora, con la batería como la deja el uso normal, el {reservePct} en reserva y el sol que venga después. Inversor y batería gastan {standbyW} W. Se sigue durante 72 horas.',
    'outage-full-battery':
      'Sin placas, la batería espera llena. Inversor y batería gastan {standbyW} W. Se sigue durante 72 horas.',
    'outage-loads': 'Las potencias y el uso diario de los aparatos son cifras típicas que suponemos.',
  },
}
