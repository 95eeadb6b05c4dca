import type { RefineText } from './refine.types.ts'

/** Español de España, de tú. */
export const refineEs: RefineText = {
  title: 'Afinar los detalles (opcional)',
  lede: 'Todo tiene un valor de partida: deja en blanco lo que no sepas. Lo que rellenes afina el precio.',
  fields: {
    roofType: { label: 'Tipo de tejado', hint: '' },
    roofAzimuthDeg: { label: 'Hacia dónde mira el tejado', hint: 'La parte con más sitio para placas.' },
    roofTiltDeg: { label: 'Inclinación', hint: 'Si es plano, la de la estructura de las placas.' },
    roofAreaM2: { label: 'Tejado aprovechable, en m²', hint: 'Sin chimeneas, claraboyas ni sombras.' },
    areaM2: { label: 'Superficie de la vivienda, en m²', hint: 'Cuenta para calentarla y enfriarla.' },
    persons: { label: 'Personas que viven en casa', hint: 'Cuenta para el agua caliente.' },
    poolM3: {
      label: 'Agua de la piscina, en m³',
      hint: 'Largo por ancho por fondo medio, en metros.',
    },
    evKmPerYear: { label: 'Kilómetros al año en coche eléctrico', hint: 'Solo los que cargas en casa.' },
    contractedPowerKw: {
      label: 'Potencia contratada, en kW',
      hint: 'Viene en la factura. Si hay dos cifras, la más alta.',
    },
  },
  notSure: 'No lo sé',
  roofTypes: { tile: 'Teja', flat: 'Plano o azotea', other: 'Otro' },
  azimuths: {
    '0': 'Sur',
    '-45': 'Sureste',
    '45': 'Suroeste',
    '-90': 'Este',
    '90': 'Oeste',
    '-135': 'Noreste',
    '135': 'Noroeste',
    '180': 'Norte',
  },
  tilts: {
    '5': 'Casi plano, 5°',
    '15': 'Suave, 15°',
    '20': 'La habitual con teja, 20°',
    '30': 'Pronunciada, 30°',
    '45': 'Muy pronunciada, 45°',
  },
  taken: (value) => `Si lo dejas en blanco: ${value}.`,
  takenFor: (value, of) => `${value} (${of})`,
  usualPower: (power) => `${power}, o el escalón habitual si la factura es muy baja o muy alta`,
}
