import type { ChatText } from './types.ts'

export const es: ChatText = {
  greeting: 'Hola. Si hay alguien herido, o ves humo o fuego, llama ya al 112. ¿Qué está pasando?',
  critical: {
    gas: {
      steps: [
        'Salid todos ya. Desde fuera, llama al 112.',
        'No hagas llama, no enciendas ni apagues nada y no uses el teléfono dentro.',
        'Abre ventanas y cierra la llave del gas solo si te pillan de paso.',
        'Gas natural: también atienden en el 900 750 750. Bombona o depósito: el número va en la etiqueta.',
      ],
      also: 'Si huele a gas: no toques interruptores, sal y llama al 112 desde fuera.',
    },
    shock: {
      steps: [
        'Llama ya al 112 si alguien está herido, se encuentra mal o sigue en contacto.',
        'No toques a esa persona.',
        'Baja el general si llegas sin peligro y en seco. Si no, quédate lejos y espera ayuda.',
        'Cuando ya no haya corriente, mira si respira y haz lo que te diga el 112.',
        'Que nadie vuelva a tocar lo que le ha dado corriente. Si alguien ha notado la corriente, debe ir al médico aunque se encuentre bien.',
      ],
      also: 'Puede que alguien siga en contacto con la corriente: no lo toques.',
    },
    fire: {
      steps: [
        'Salid todos. Llama ya al 112.',
        'No eches agua a un fuego eléctrico.',
        'Baja el general solo si te pilla de paso y está seco y frío.',
        'Cierra la puerta al salir y no vuelvas a entrar.',
      ],
      also: 'Si hay humo o fuego: sal, cierra la puerta y no eches agua.',
    },
    'downed-line': {
      steps: [
        'Aléjate mucho y que no se acerque nadie. Llama ya al 112.',
        'No toques nada que toque el cable: ni valla, ni coche, ni agua, ni persona.',
        'Después llama a la distribuidora, averías: 900 850 840.',
      ],
      also: 'Hay un cable caído: que no se acerque nadie.',
    },
    'medical-equipment': {
      steps: [
        'Llama ya al 112. Di que alguien depende de un aparato médico eléctrico.',
        'No dejes sola a esa persona.',
        'Si la calle o los vecinos también están a oscuras: averías, 900 850 840.',
      ],
      also: 'Di al 112 que alguien depende de un aparato médico eléctrico.',
    },
    'water-at-electrics': {
      steps: [
        'Si hay chispas, humo o alguien herido, llama ya al 112.',
        'No pises el agua que pueda tocar enchufes o cables. Quédate fuera de la habitación.',
        'Baja el general solo si está seco, tú estás seco y llegas pisando en seco.',
        'Cierra la llave de paso si llegas sin mojarte.',
      ],
      also: 'Hay agua cerca de la corriente: no la pises.',
    },
    'burning-smell': {
      steps: [
        'Si hay humo o llamas, ahora o luego, salid todos y llama al 112.',
        'No lo toques ni lo abras.',
        'Baja el general solo si el cuadro está seco, frío y a mano.',
        'Sal de la habitación y no eches agua.',
      ],
      also: 'Algo eléctrico se está recalentando: no lo toques y sal de la habitación.',
    },
    'unclear-danger': {
      steps: [
        'Si alguien está en peligro, o hay humo, fuego o gas: sal y llama ya al 112.',
        'No toques nada que eche chispas, huela, queme o esté mojado.',
        'Si puedes, escribe en pocas palabras qué ves, hueles u oyes.',
      ],
      also: 'En la duda, sal y llama al 112.',
    },
    'storm-damage': {
      steps: [
        'Si hay alguien herido, humo, chispas o un cable caído, llama ya al 112.',
        'No te acerques ni subas al tejado.',
        'Las placas dan corriente con luz del día aunque el inversor esté apagado.',
      ],
      also: 'Después del temporal, no subas ni te acerques a placas o cables.',
    },
    'power-loss': {
      steps: [
        'Si alguien está en peligro: llama ya al 112.',
        'Si la calle o los vecinos también están a oscuras: averías, 900 850 840.',
        'Apaga vitro, estufas y aire. Deja una luz encendida.',
      ],
      also: 'Si la calle o los vecinos también están a oscuras: averías, 900 850 840.',
    },
  },
  todayLead: 'Esto necesita un electricista hoy.',
  today: {
    gas: ['Si huele a gas: no toques interruptores, sal y llama al 112 desde fuera.'],
    shock: ['No lo toques y que no se acerquen los niños.', 'Baja su circuito en el cuadro, si el cuadro está seco.'],
    fire: ['No lo uses hasta que alguien lo mire.', 'Baja su circuito en el cuadro, si el cuadro está seco y frío.'],
    'downed-line': [
      'No te acerques al cable y que no se acerque nadie.',
      'Los cables de la calle son de la distribuidora: 900 850 840.',
    ],
    'medical-equipment': [
      'Si el aparato se para o alguien empeora, llama al 112.',
      'Si la calle o los vecinos también están a oscuras: averías, 900 850 840.',
    ],
    'water-at-electrics': [
      'No te acerques a nada mojado y ten siempre las manos secas.',
      'Baja el general si está seco y llegas pisando en seco.',
      'Cierra la llave de paso si el agua es de dentro.',
    ],
    'burning-smell': ['No lo uses ni lo abras.', 'Bájalo en el cuadro, solo si el cuadro está seco y frío.'],
    'unclear-danger': ['Escribe en pocas palabras qué ves, hueles u oyes.'],
    'storm-damage': [
      'No subas al tejado. Las placas dan corriente con luz del día aunque el inversor esté apagado.',
      'Si el inversor marca fallo de aislamiento, se queda apagado.',
    ],
    'power-loss': [
      '¿Están también a oscuras los vecinos o las farolas? Entonces es la red: averías, 900 850 840.',
      '¿Es solo tu casa? Mira el cuadro. Si algo vuelve a saltar, déjalo bajado y desenchufa lo que cuelga de ese circuito.',
      '¿Está todo subido? Quizá funcionaba demasiado a la vez: apaga lo que más gasta y haz lo que diga la pantalla del contador.',
      'Si alguien depende de un aparato médico eléctrico, llama al 112.',
    ],
  },
  todayUnnamed: ['Apágalo y no lo uses hasta que alguien lo mire.'],
  watchFor: 'Si hay humo, llamas o alguien herido, llama al 112.',
  fault: [
    'Por lo que cuentas, puede esperar a una cita.',
    'Déjalo apagado hasta que alguien lo mire.',
    'Si huele, echa humo, zumba o se calienta, escríbelo aquí enseguida. Si hay humo o llamas, llama al 112.',
  ],
  booking: [
    'Dinos en el formulario de abajo tu nombre, tu municipio, un teléfono y qué necesitas.',
    'Te llama una persona para fijar la hora. No garantizamos horas concretas.',
  ],
  contacts: 'Estos son los números. Si alguien está en peligro, primero el 112.',
  quote: [
    'Para un precio, responde a las preguntas del presupuesto: lo ves en pantalla antes de decirnos quién eres.',
    'Para una avería, escribe qué ha pasado y en qué municipio.',
  ],
  other: ['Escribe en pocas palabras qué pasa: qué ves, hueles u oyes, y en qué municipio.'],
  invitation: '¿Quieres una cita? Responde «sí» o «reservar cita». No garantizamos horas concretas.',
  callUs: (phone) => (phone ? `Llámanos: ${phone}.` : 'Llámanos.'),
  whenSafe: (phone) => (phone ? `Cuando estés a salvo, llámanos: ${phone}.` : 'Cuando estés a salvo, llámanos.'),
  nextAnswer: (when) => `Próxima respuesta: ${when}.`,
  contactNames: {
    emergency: {
      name: 'Emergencias: bomberos, sanitarios, policía',
      coverage: 'En todas partes y desde cualquier teléfono',
    },
    fire: { name: 'Bomberos', coverage: 'Donde el municipio tiene parque propio; si no, 112' },
    'guardia-civil': { name: 'Guardia Civil', coverage: 'Toda España' },
    'electricity-faults': {
      name: 'Averías de luz, e-distribución',
      coverage: 'Andalucía: cables de la calle y suministro hasta el contador',
    },
    'water-malaga': { name: 'Agua, Emasa', coverage: 'Málaga capital' },
    'water-bill': { name: 'Compañía del agua', coverage: 'Tu municipio' },
    gas: {
      name: 'Fugas de gas natural (Nedgia)',
      coverage: 'Casas con gas de red; bombona o depósito: su suministrador',
    },
    us: { name: 'Nosotros, electricistas', coverage: 'Costa del Sol. No somos un servicio de emergencias' },
    'energia-xxi': { name: 'Energía XXI, atención al cliente, no averías', coverage: 'Contratos y facturas' },
    'water-listed': { name: 'Agua, teléfono por confirmar', coverage: 'Si en tu factura no viene ninguno' },
  },
  numberOnBill: 'el número de tu factura',
}
