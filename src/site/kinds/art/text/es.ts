import type { ArtText } from './types.ts'

export const es: ArtText = {
  things: {
    'roof-mount': {
      label: 'Sección de un tejado de teja: un gancho en la viga sujeta la guía y el aire pasa por debajo de la placa.',
      names: ['Gancho', 'en la viga', 'Hueco', 'la refresca', 'Placa', 'sobre la teja'],
    },
    garage: {
      label:
        'Sección de un garaje y de la casa de al lado: placas en la cubierta, el inversor sobre la batería en la pared del garaje, el cuadro de respaldo y la nevera, la lámpara y el televisor que alimenta.',
      names: ['Batería', 'a la sombra', 'Inversor'],
    },
    battery: {
      label:
        'Sección de la pared de un garaje con inversor híbrido, batería y el cuadro de respaldo de los circuitos esenciales.',
      names: [
        'Batería',
        'la reserva',
        'Inversor',
        'la potencia',
        'Lo esencial',
        'cuadro propio',
        'Pared fresca',
        'sombra y aire',
      ],
    },
    'heat-pump': {
      label:
        'Sección de una terraza y un cuarto de instalaciones: la unidad exterior, el depósito de agua caliente y el suelo radiante.',
      names: ['Unidad exterior', 'calor del aire', 'Depósito', 'agua caliente', 'Suelo', 'calor suave'],
    },
    'ac-ducts': {
      label: 'Sección de dos habitaciones con un conducto en el falso techo: una zona abierta y la otra cerrada.',
      names: ['Fresco', 'zona de día', 'Apagado', 'sala vacía', 'Una máquina', 'en el techo', 'Cerrada', 'sin aire'],
    },
    'pool-heat-pump': {
      label: 'Sección de una piscina con su cobertor y su depuradora, y la bomba de calor al lado.',
      names: ['Agua', 'de abril a octubre', 'Cobertor', 'guarda el calor', 'Bomba de calor', 'pone el resto'],
    },
    'hot-water': {
      label:
        'Sección de un lavadero con aerotermo: el agua caliente arriba, la fría abajo, placas en el tejado y un grifo al lado.',
      names: ['Caliente', 'a los grifos', 'Depósito', 'para la familia', 'Aerotermo', 'de día, con sol'],
    },
    underfloor: {
      label:
        'Sección de una habitación: baldosa sobre los tubos del mortero, aislamiento debajo y el colector en la pared.',
      names: ['Tubos', 'en el mortero', 'Colector', 'una llave por sala'],
    },
    'ev-charger': {
      label: 'Sección de un garaje con el cargador en la pared, el regulador junto al cuadro y un coche.',
      names: ['Cargador', 'con línea propia', 'Regulador', 'limita la carga', 'Coche', 'se carga de noche'],
    },
    'fuse-board': {
      label:
        'Un cuadro eléctrico visto de frente: el interruptor general, el diferencial con su botón de prueba y los automáticos.',
      names: [
        'General',
        'lo corta todo',
        'Diferencial',
        'protege a todos',
        'Prueba',
        'una vez al mes',
        'Automáticos',
        'uno por línea',
      ],
    },
    wiring: {
      label: 'Sección de una casa: el cuadro en la pared, líneas propias para la cocina y la luz, y la pica de tierra.',
      names: ['Cuadro', 'un interruptor por línea', 'Tierra', 'bajo la casa'],
    },
    'panel-care': {
      label:
        'Placas en un tejado: media instalación con polvo, la otra media lavada y, entre las dos, un cepillo suave.',
      names: ['Polvo', 'Limpia'],
    },
  },
  scenes: {
    estepona:
      'Estepona en sección, mirando al oeste: el faro, el puerto, el casco blanco con la torre del reloj y la Sierra Bermeja, rojiza.',
    fuengirola:
      'Fuengirola en sección, mirando al oeste: el mar a la izquierda, el castillo en su cerro, las torres del paseo, las casas de Los Pacos y la sierra de Mijas al fondo.',
    malaga:
      'Málaga en sección, mirando al oeste: la farola, la grúa del puerto, la catedral con su única torre, la Alcazaba y Gibralfaro.',
    marbella:
      'Marbella en sección, mirando al oeste: el mar a la izquierda, los mástiles del puerto, la torre de la iglesia, los chalés de la ladera y La Concha al fondo.',
    mijas:
      'Mijas en sección, mirando al oeste: el mar y una torre vigía a la izquierda, la carretera, el pueblo blanco en su repisa y los pinos arriba.',
    sotogrande:
      'Sotogrande en sección, mirando al oeste: Gibraltar al otro lado del agua, el puerto deportivo, los postes de polo, los alcornoques y los chalés bajos.',
    torremolinos:
      'Torremolinos en sección, mirando al oeste: la playa, el acantilado, la torre vigía, los bloques de los sesenta y la sierra.',
  },
}
