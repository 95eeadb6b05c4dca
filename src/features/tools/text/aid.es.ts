import type { AidText } from './aid.types.ts'

const tooEarly = 'La deducción del {percent} vale para obras terminadas del {from} al {by}: las tuyas acaban antes.'
const tooLate =
  'La deducción del {percent} termina el {by}. Tus obras acaban después y no hemos encontrado ninguna prórroga.'

export const aidEs: AidText = {
  names: {
    'irpf-self-consumption': 'Deducción en el IRPF por autoconsumo, {percent}',
    'irpf-ev-charger': 'Deducción en el IRPF por punto de recarga, {percent}',
    'irpf-efficiency-20': 'Deducción en el IRPF por eficiencia energética, {percent}',
    'irpf-efficiency-40': 'Deducción en el IRPF por eficiencia energética, {percent}',
    'irpf-efficiency-60': 'Deducción en el IRPF por rehabilitar el edificio entero, {percent}',
    'ibi-malaga': 'IBI en Málaga: {percent} menos durante {years} años',
    'ibi-town': 'IBI: bonificación, si {town} la concede',
    'ibi-charger': 'IBI: bonificación por punto de recarga, si {town} la concede',
    'icio-town': 'ICIO: bonificación, si {town} la concede',
    'cae-heat-pump': 'Certificados de ahorro energético (CAE) por cambiar la caldera',
  },
  conditions: {
    'tax-resident': 'Solo para quien declara el IRPF en España.',
    'enough-tax': 'Necesitas cuota suficiente de la que restarla.',
    'own-property': 'La vivienda es tuya; una segunda residencia también vale.',
    'no-cash':
      'Pagado por transferencia, tarjeta, cheque o ingreso en cuenta, nunca en efectivo. Las ayudas se restan antes.',
    cie: 'Con el certificado de instalación eléctrica.',
    'paid-and-finished': 'Pagado y terminado dentro del plazo.',
    'demand-less-7':
      'Los certificados acreditan al menos un 7 % menos de demanda de calefacción y refrigeración. Una máquina nueva por sí sola no lo consigue.',
    'primary-less-30':
      'Los certificados acreditan al menos un 30 % menos de energía primaria no renovable, o la clase A o B.',
    certificates: 'Un certificado energético antes de las obras y otro después, los dos registrados.',
    'main-home-or-let': 'Tu vivienda habitual, o una alquilada como vivienda; no una casa de vacaciones para ti.',
    'whole-building': 'Para obras en el edificio entero. Pregunta a tu asesor fiscal si una casa aislada cuenta.',
    'not-both': 'Una sola deducción por la misma instalación: esta u otra, nunca las dos.',
    'town-decides':
      'La ley permite al ayuntamiento bonificar como máximo el {maxPercent}. No sabemos qué concede hoy {town}.',
    homologated: 'Equipos con la homologación correspondiente.',
    'any-owner': 'Va con la vivienda, no con tu residencia: también puede pedirla quien vive fuera de España.',
    'before-works': 'Se pide al declarar la obra.',
    'replaces-boiler': 'Solo si la bomba de calor sustituye a una caldera de combustión.',
    'cae-sale': 'El ahorro se vende y el precio se pacta con quien lo compra. No hay tarifa pública.',
    'three-years': 'Se solicita en los tres años siguientes a la obra.',
    'ibi-residential': 'Para viviendas.',
    'ibi-four-m2': 'Con 4 m² de superficie solar como mínimo.',
    'ibi-not-compulsory': 'No vale si la instalación solar era obligatoria cuando se hizo.',
    'ibi-apply-in-time':
      'Cuenta desde el año siguiente a la instalación; si no la pides dentro de esos tres años, se pierde.',
    'ibi-check':
      'Leído en páginas públicas de 2020 a 2025. Confirma en Gestrisam la ordenanza vigente antes de contar con ella.',
  },
  notes: {
    'no-deduction-for-service': 'Las deducciones del IRPF no cubren este trabajo.',
    'irpf-needs-income-tax':
      'Las deducciones del IRPF son solo para quien declara el IRPF en España. Si vives fuera pagas otro impuesto (IRNR) y no puedes usarlas. Las bonificaciones municipales no dependen de dónde residas.',
    'battery-with-panels':
      'Una batería entra en la deducción del 10 % como parte de una instalación de autoconsumo. No hemos leído si vale la que se añade más tarde a unas placas antiguas: pregúntalo a tu asesor fiscal.',
    'irpf-self-consumption-too-early': tooEarly,
    'irpf-self-consumption-too-late': tooLate,
    'irpf-ev-charger-too-early': tooEarly,
    'irpf-ev-charger-too-late': tooLate,
    'irpf-efficiency-20-too-early': tooEarly,
    'irpf-efficiency-20-too-late': tooLate,
    'irpf-efficiency-40-too-early': tooEarly,
    'irpf-efficiency-40-too-late': tooLate,
    'irpf-efficiency-60-too-early': tooEarly,
    'irpf-efficiency-60-too-late': tooLate,
    'ibi-not-given': 'Si nos dices cuánto pagas de IBI al año, ponemos cifra a esa bonificación.',
    'no-rebate-published':
      'En 2023 no se había publicado ninguna bonificación por placas en San Roque (Sotogrande). Puede haber cambiado: pregunta en el ayuntamiento.',
    'ask-town-hall':
      'Cómo preguntarlo: escribe a la oficina tributaria del Ayuntamiento de {town} y pide las ordenanzas vigentes del IBI y del ICIO. Se publican en {url}.',
    'no-regional-grant':
      'La ayuda andaluza para placas, baterías y bombas de calor en viviendas se cerró el {on}. No conocemos ninguna abierta hoy.',
    'no-regional-deduction': 'Andalucía no tiene deducción propia en el IRPF por placas ni por eficiencia energética.',
    'no-charger-grant':
      'El MOVES III terminó el {on}, y el plan que vino después deja fuera los puntos de recarga en casa.',
  },
}
