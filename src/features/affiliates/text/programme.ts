import type { Language } from '#src/shared/i18n/language.ts'
import type { ProgrammeText } from './programme.types.ts'

const en: ProgrammeText = {
  heading: 'Recommend us, and be paid for every finished job',
  lede: (least, most) =>
    `You earn from ${least} to ${most} for each job we complete for someone you sent, plus a bonus as you grow. It takes five fields to join and costs nothing.`,
  join: 'Join in five fields',
  signIn: 'Sign in to your portal',
  forWhom:
    'For estate agents, community managers, holiday-let managers, architects, pool companies, and neighbours whom people ask for advice.',
  duo: {
    mostWhy: 'the most one job pays: large solar, at Gold',
    decision: '24 h',
    decisionWhy: 'at most until your application is answered',
  },
  simulator: {
    heading: 'What would a month bring you?',
    jobs: 'Jobs completed and paid in a month',
    each: (range) => `${range} each`,
    kinds: {
      solar: 'Solar panels',
      'heat-pump': 'Heat pumps',
      'air-conditioning': 'Air conditioning',
      electrical: 'Electrical work',
      emergency: 'Emergency call-outs',
    },
    aMonth: (tier, bonus) => `a month at ${tier}${bonus ? ', bonus in' : ''}`,
    legend: 'Solid: the least these jobs pay. Hatched: depends on the value of each contract.',
    gauge: (least, most) => (least === most ? `${least} a month` : `At least ${least}, at most ${most} a month`),
    workOut: 'Work it out',
    tier: (jobs) => `from ${jobs} jobs a year`,
    first: 'from your first job',
    bonus: (percent) => `+${percent}`,
    assumed: 'An example of what the commissions come to, before tax. What you earn depends on the jobs that are done.',
  },
  trip: {
    heading: 'How a referral travels',
    stops: (days) => [
      {
        title: 'You mention us',
        text: 'A client asks about solar, air conditioning or a breaker that keeps tripping. You give them your code, send your link, or ask if we may call.',
        alt: 'Your office on the seafront',
      },
      {
        title: 'The code travels',
        text: 'It goes with the link into the form, it can be said on the phone, or you register the person yourself. No cookie is needed.',
        alt: 'A tile with a partner’s code, reached by message, phone and e-mail',
      },
      {
        title: 'We visit and quote',
        text: `You see the moment it is yours, and it stays yours for ${days} days, or for good once the job is accepted. Your client pays the same price as everyone.`,
        alt: 'Our van in front of the house',
      },
      {
        title: 'The work is done',
        text: 'You follow the job step by step in your portal. You see its progress, and your client’s details stay private.',
        alt: 'The house in section, with panels on the roof',
      },
      {
        title: 'You are paid',
        text: 'When your client has paid us, the commission is checked and approved. It reaches your account on the 15th of the next month.',
        alt: 'A calendar tile with the number 15 beside a tile with the euro sign',
      },
    ],
  },
  wall: {
    heading: 'What each job pays you',
    intro: (bronze, silver) =>
      `Where there is a range, the amount follows the value of the contract. A heat pump worth ${bronze} to you at Bronze is ${silver} at Silver.`,
    caption: 'Commission for a completed and paid job, by kind and tier',
    notes: {
      bronze: () => 'everyone starts here',
      silver: (percent) => `+${percent}`,
      gold: (percent) => `+${percent}, answered first`,
    },
    other:
      'Batteries, chargers, backup and maintenance count as electrical work; pool heating and hot water as heat pumps.',
  },
  rules: {
    heading: 'The rules, in plain words',
    rows: (f) => [
      {
        figure: `${f.days} days`,
        text: `The first valid registration wins. From that day the referral is protected for you for ${f.days} days, and once the job is accepted it is yours for good.`,
      },
      {
        figure: `The ${f.payoutDay}th`,
        text: `We pay on the ${f.payoutDay}th for the jobs that were paid the month before, by bank transfer, with a statement that lists each of them.`,
      },
      {
        figure: f.minimum,
        text: `Payouts start at ${f.minimum}. A smaller balance is carried over to the next month and is never lost.`,
      },
      {
        figure: f.most,
        text: `The most one referral can earn before the bonus. The bonus comes on top, so the largest solar job pays ${f.mostAtGold} at Gold.`,
      },
      {
        figure: 'No cookie needed',
        text: `We know it was you because your code arrives with the form, because it was said on the phone, or because you registered the person. If the visitor agrees, their browser remembers your code for ${f.cookieDays} days.`,
      },
      {
        figure: 'In private',
        text: 'You see initials, a town and the progress of the job. Your client’s name, address, price and bill stay between them and us.',
      },
    ],
    inReturn:
      'In return we ask you to tell people that you earn a commission, and to give us someone’s details only when they have agreed. New rates apply only to new referrals. If a commission is declined you see the reason beside it, and you can ask us to look again; if the customer is given their money back, the commission goes back too.',
    terms: 'The terms of service',
  },
  apply: {
    heading: 'Join in five fields',
    lede: 'A person reads every application and answers within 24 hours.',
    later: 'The rest can wait until you are in',
    laterRows: [
      'A sentence about you and your website',
      'How many people you might send in a month',
      'Where you meet them: office, web, newsletter',
      'The account we pay to, and your tax details',
    ],
    laterNote: 'You fill these in from your portal, in any order, whenever suits you.',
    businessName: 'Business name',
    businessNameHint: 'Or your own name, if you have no business.',
    businessType: 'What kind of business is it?',
    choose: 'Choose one',
    contactName: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    phoneHint: 'Spanish numbers as they are; others with the country code, for example +44.',
    consent: {
      before: 'I have read the ',
      policy: 'privacy policy',
      after: ' and would like you to contact me about my application',
    },
    send: 'Send my application',
    sending: 'Submitting...',
    kept: 'What you wrote stays on the page until we confirm.',
    controller: (brand) => `${brand} is responsible for your details and uses them to answer this application.`,
    errorTitle: 'Some answers need another look',
    errorPrefix: 'Error:',
    offline:
      'You seem to be offline. What you wrote is kept on this device and sent by itself as soon as you are back, even if you close this page.',
    failed: 'This could not be sent. Please try again, or call us.',
    done: 'Thank you, it has arrived',
    decideBy: ['We decide by ', ', Spanish time, and write to you either way.'],
    reference: 'Reference',
    clock: 'Twenty-four hours, one square each; the last is the answer.',
    next: 'With the approval you receive your code, your link, a card to print and texts to send.',
  },
}

const es: ProgrammeText = {
  heading: 'Recomiéndanos y cobra por cada obra terminada',
  lede: (least, most) =>
    `Ganas entre ${least} y ${most} por cada trabajo que terminamos para quien viene de tu parte, y un extra según crece tu número de trabajos. Apuntarte son cinco datos y no cuesta nada.`,
  join: 'Únete con cinco datos',
  signIn: 'Entra en tu portal',
  forWhom:
    'Para inmobiliarias, administradores de fincas, gestores de alquiler vacacional, arquitectos, empresas de piscinas y vecinos a quienes se pide consejo.',
  duo: {
    mostWhy: 'lo máximo por un trabajo: solar grande, nivel Oro',
    decision: '24 h',
    decisionWhy: 'como mucho hasta que contestamos a tu solicitud',
  },
  simulator: {
    heading: '¿Cuánto ganarías al mes?',
    jobs: 'Trabajos terminados y cobrados en un mes',
    each: (range) => `${range} cada uno`,
    kinds: {
      solar: 'Placas solares',
      'heat-pump': 'Aerotermia',
      'air-conditioning': 'Aire acondicionado',
      electrical: 'Electricidad',
      emergency: 'Urgencias',
    },
    aMonth: (tier, bonus) => `al mes en ${tier}${bonus ? ', extra incluido' : ''}`,
    legend: 'Liso: lo mínimo que pagan estos trabajos. Rayado: depende del importe de cada contrato.',
    gauge: (least, most) => (least === most ? `${least} al mes` : `Como mínimo ${least} y como máximo ${most} al mes`),
    workOut: 'Calcular',
    tier: (jobs) => `desde ${jobs} al año`,
    first: 'desde el inicio',
    bonus: (percent) => `+${percent}`,
    assumed:
      'Es un ejemplo de lo que suman las comisiones, antes de impuestos. Lo que ganes depende de los trabajos que se hagan.',
  },
  trip: {
    heading: 'Qué pasa cuando nos recomiendas',
    stops: (days) => [
      {
        title: 'Hablas de nosotros',
        text: 'Un cliente te pregunta por placas, por el aire o por un diferencial que salta. Le das tu código, le mandas tu enlace o le preguntas si podemos llamarle.',
        alt: 'Tu oficina en el paseo marítimo',
      },
      {
        title: 'El código llega',
        text: 'Va con el enlace hasta el formulario, se puede decir por teléfono o registras tú a la persona. No hace falta ninguna cookie.',
        alt: 'Un azulejo con el código de un colaborador, al que se llega por mensaje, teléfono y correo',
      },
      {
        title: 'Visita y presupuesto',
        text: `Ves al momento que el cliente queda a tu nombre: durante ${days} días, o para siempre si acepta el trabajo. Paga lo mismo que los demás.`,
        alt: 'Nuestra furgoneta delante de la casa',
      },
      {
        title: 'Se hace el trabajo',
        text: 'Sigues el trabajo paso a paso en tu portal. Ves cómo avanza, y los datos de tu cliente se quedan en privado.',
        alt: 'La casa en sección, con placas en el tejado',
      },
      {
        title: 'Cobras',
        text: 'Cuando tu cliente nos ha pagado, revisamos y aprobamos la comisión. Llega a tu cuenta el día 15 del mes siguiente.',
        alt: 'Un azulejo de calendario con el número 15 junto a otro con el signo del euro',
      },
    ],
  },
  wall: {
    heading: 'Lo que cobras por cada trabajo',
    intro: (bronze, silver) =>
      `Cuando hay una horquilla, la cantidad depende del importe del contrato. Si una aerotermia te deja ${bronze} en Bronce, en Plata te deja ${silver}.`,
    caption: 'Comisión por trabajo terminado y cobrado, según tipo y nivel',
    notes: {
      bronze: () => 'por aquí se empieza',
      silver: (percent) => `+${percent}`,
      gold: (percent) => `+${percent}, y se te atiende primero`,
    },
    other:
      'Las baterías, los cargadores, el respaldo y el mantenimiento cuentan como electricidad; la piscina y el agua caliente, como aerotermia.',
  },
  rules: {
    heading: 'Las reglas, sin rodeos',
    rows: (f) => [
      {
        figure: `${f.days} días`,
        text: `Cuenta el primer registro válido. Desde ese día la recomendación es tuya durante ${f.days} días y, si tu cliente acepta el trabajo, lo es para siempre.`,
      },
      {
        figure: `El día ${f.payoutDay}`,
        text: `Pagamos el día ${f.payoutDay} los trabajos que el cliente pagó el mes anterior, por transferencia y con un extracto que los detalla uno a uno.`,
      },
      {
        figure: f.minimum,
        text: `Se paga a partir de ${f.minimum}. Un saldo menor pasa al mes siguiente y no se pierde.`,
      },
      {
        figure: f.most,
        text: `Lo máximo por recomendación antes del extra. El extra va aparte: el trabajo solar más grande deja ${f.mostAtGold} en Oro.`,
      },
      {
        figure: 'No hacen falta cookies',
        text: `Sabemos que vienen de tu parte porque tu código llega con el formulario, porque lo dicen por teléfono o porque registras tú a la persona. Solo si el visitante lo acepta, su navegador recuerda tu código ${f.cookieDays} días.`,
      },
      {
        figure: 'En privado',
        text: 'Tú ves iniciales, municipio y cómo avanza el trabajo. El nombre, la dirección, el precio y la factura de tu cliente quedan entre él y nosotros.',
      },
    ],
    inReturn:
      'A cambio te pedimos que digas que cobras una comisión y que nos des los datos de alguien solo si está de acuerdo. Las comisiones nuevas se aplican solo a recomendaciones nuevas. Si rechazamos una comisión, ves el motivo al lado y puedes pedirnos una revisión; si se devuelve el dinero al cliente, la comisión también se devuelve.',
    terms: 'Las condiciones del servicio',
  },
  apply: {
    heading: 'Únete con cinco datos',
    lede: 'Cada solicitud la lee una persona y contesta en 24 horas como mucho.',
    later: 'Lo demás puede esperar a que estés dentro',
    laterRows: [
      'Una frase sobre ti y tu web',
      'Cuántas personas podrías enviarnos al mes',
      'Dónde las conoces: oficina, web, boletín',
      'La cuenta en la que te pagamos y tus datos fiscales',
    ],
    laterNote: 'Lo completas desde tu portal, en el orden que quieras y cuando te venga bien.',
    businessName: 'Nombre del negocio',
    businessNameHint: 'O tu propio nombre, si no tienes negocio.',
    businessType: '¿Qué tipo de negocio es?',
    choose: 'Elige uno',
    contactName: 'Tu nombre',
    email: 'Correo',
    phone: 'Teléfono',
    phoneHint: 'Si es español, sin prefijo; si no, con el del país, por ejemplo +44.',
    consent: {
      before: 'He leído la ',
      policy: 'política de privacidad',
      after: ' y quiero que me contactéis sobre mi solicitud',
    },
    send: 'Enviar mi solicitud',
    sending: 'Enviando...',
    kept: 'Lo que has escrito sigue en la página hasta que lo confirmemos.',
    controller: (brand) => `${brand} es responsable de tus datos y los usa para contestar a esta solicitud.`,
    errorTitle: 'Hay respuestas que revisar',
    errorPrefix: 'Error:',
    offline:
      'Parece que no tienes conexión. Lo que has escrito se guarda en este dispositivo y se envía solo en cuanto vuelva, aunque cierres esta página.',
    failed: 'No se ha podido enviar. Prueba otra vez o llámanos.',
    done: 'Gracias, ya la tenemos',
    decideBy: ['Decidimos como muy tarde el ', ' y te escribimos en cualquier caso.'],
    reference: 'Referencia',
    clock: 'Veinticuatro horas, un cuadro cada una; el último es la respuesta.',
    next: 'Con la aprobación recibes tu código, tu enlace, una tarjeta para imprimir y textos listos para enviar.',
  },
}

const texts = { en, es }
export const programmeText = (language: Language): ProgrammeText => texts[language]
