/** Palabras que comparten las calculadoras de frío y calor. */
export const homeInputs = {
  town: { label: 'Municipio' },
  homeType: {
    label: 'Tipo de vivienda',
    options: {
      'flat-mid': 'Piso entre otros pisos',
      'flat-top': 'Piso bajo cubierta',
      penthouse: 'Ático',
      townhouse: 'Adosado',
      villa: 'Chalé',
      finca: 'Finca',
    },
  },
  areaM2: { label: 'Superficie útil', hint: 'Superficie interior, sin terrazas.' },
  era: {
    label: 'Año de construcción',
    options: {
      pre1980: 'Antes de 1980',
      '1980-2006': 'De 1980 a 2006',
      cte2006: 'De 2007 a 2020',
      cte2019: 'Desde 2021',
    },
  },
  occupancy: {
    label: '¿Cuándo hay alguien en casa?',
    options: {
      'full-time': 'Todo el año',
      'mixed-use': { label: 'Parte del año', hint: 'por temporadas' },
      'holiday-home': 'Vacaciones',
    },
  },
}

export const heatingToday = {
  label: 'Calefacción de hoy',
  options: {
    'electric-heaters': 'Radiadores eléctricos',
    'gas-boiler': 'Caldera de gas natural',
    splits: 'Splits con calefacción',
  },
}

export const homeAssumptions = {
  weather:
    'El año típico del aeropuerto de Málaga, hora a hora (modelo horario de ISO 13790), vale para toda la costa. En Mijas Pueblo el invierno es más frío.',
  envelope:
    'Paredes, cubierta y suelo aíslan lo que pedía la norma de esos años en la zona de invierno A. Ventanas, rendijas y tamaño de cada fachada son supuestos nuestros; la principal mira al sur.',
  habits:
    'Las habitaciones están a {room} mientras hay alguien despierto en casa. En las viviendas vecinas suponemos la misma temperatura.',
  tariff: 'Luz a la mediana de las ofertas publicadas con tres periodos, con impuestos.',
  prices: 'Precios de nuestra propia lista, por confirmar en la visita.',
}
