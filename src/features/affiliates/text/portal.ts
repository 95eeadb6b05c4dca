import type { JobStop } from '#src/features/affiliates/domain/attribution.ts'
import type { PartnerTaxKind } from '#src/features/affiliates/domain/rules.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The words of the partner portal. */
export interface PortalText {
  title: string
  noScript: string
  programme: string
  loading: string
  failed: string
  offline: string
  retry: string
  signIn: {
    heading: string
    lede: string
    email: string
    send: string
    sending: string
    sent: (email: string) => string
    withPassword: string
    withLink: string
    password: string
    enter: string
    ended: string
  }
  signOut: string
  next: string
  arrives: (date: string, account: string | null) => string
  nothingDue: (date: string) => string
  pipe: Record<'pending' | 'approved' | 'inPayout' | 'paid', { label: string; note: string }>
  ibanMissing: (amount: string) => string
  taxMissing: string
  addIt: string
  paused: string
  register: {
    heading: string
    name: string
    reach: string
    town: string
    service: string
    services: Record<'solar' | 'heat-pump' | 'air-conditioning' | 'electrical' | 'other', string>
    consent: string
    send: string
    sending: string
    isNew: (until: string) => string
    isKnown: (since: string) => string
    another: string
  }
  referrals: {
    heading: string
    all: (n: string) => string
    underWay: (n: string) => string
    declined: (n: string) => string
    none: string
    stops: Record<JobStop, string>
    progress: string
    protectedFor: (days: string, until: string) => string
    forGood: string
    ended: string
    notAJob: string
    likely: string
    states: Record<'pending' | 'approved' | 'in-payout' | 'paid' | 'rejected' | 'clawed-back', string>
    because: string
    appeal: string
    appealWords: string
    appealSend: string
    appealed: (by: string) => string
    appealAnswer: string
    more: (n: string) => string
  }
  statements: { heading: string; none: string; paidOn: string; month: string; amount: string; pdf: string }
  tier: {
    heading: (tier: string) => string
    jobs: (jobs: string) => string
    next: (left: string, tier: string, bonus: string) => string
    cells: (jobs: string, of: string) => string
  }
  kit: {
    heading: string
    disclosed: string
    link: string
    copy: string
    copied: string
    code: string
    qr: string
    card: string
    whatsapp: Record<Language, string>
    openWhatsapp: string
    clicks: (n: string) => string
  }
  messages: Record<Language, (link: string) => string>
  firstDay: { heading: (code: string) => string; lede: string; steps: readonly { title: string; text: string }[] }
  details: {
    heading: string
    iban: string
    ibanHint: (last4: string | null) => string
    taxKind: string
    taxKinds: Record<PartnerTaxKind, string>
    choose: string
    taxNumber: string
    taxNumberHint: (has: boolean) => string
    taxAddress: string
    website: string
    description: string
    password: string
    passwordHint: string
    save: string
    saving: string
    saved: string
  }
}

const en: PortalText = {
  title: 'Partner portal',
  noScript:
    'Your portal needs JavaScript, because it shows figures that are yours alone. On the phone we tell you the same.',
  programme: 'Not a partner yet? See the programme',
  loading: 'Loading your portal',
  failed: 'This did not work. Nothing is lost; please try again.',
  offline: 'The server did not answer. Nothing is lost.',
  retry: 'Try again',
  signIn: {
    heading: 'Sign in to your portal',
    lede: 'We send a link to your e-mail that opens the portal once.',
    email: 'E-mail',
    send: 'Send me the link',
    sending: 'Sending...',
    sent: (email) => `If ${email} belongs to a partner, the link is on its way. It works once, for 30 minutes.`,
    withPassword: 'Use my password instead',
    withLink: 'Send me a link instead',
    password: 'Password',
    enter: 'Sign in',
    ended: 'That link has been used or has ended. Ask for a new one.',
  },
  signOut: 'Sign out',
  next: 'Your next payout',
  arrives: (date, account) => `arrives on ${date}${account ? `, to the account ending ${account}` : ''}.`,
  nothingDue: (date) => `The next payout day is ${date}. What your customers pay this month is paid the month after.`,
  pipe: {
    pending: { label: 'Pending', note: 'paid by the customer, being checked' },
    approved: { label: 'Approved', note: 'yours, waiting for its payout' },
    inPayout: { label: 'In payout', note: 'on its way to your bank' },
    paid: { label: 'Paid', note: 'everything so far' },
  },
  ibanMissing: (amount) => `${amount} is waiting for an account. Add your IBAN and it goes out with the next payout.`,
  taxMissing: 'We need your tax details for the first payout.',
  addIt: 'Add it',
  paused: 'Your code is paused at the moment. What you have earned stays yours; call us to go on.',
  register: {
    heading: 'Register someone in 20 seconds',
    name: 'Their name',
    reach: 'Phone or e-mail',
    town: 'Town',
    service: 'What for?',
    services: {
      solar: 'Solar',
      'heat-pump': 'Heat pump',
      'air-conditioning': 'Air con',
      electrical: 'Electrical',
      other: 'Not sure',
    },
    consent: 'They know, and are happy for us to call.',
    send: 'Register',
    sending: 'Registering...',
    isNew: (until) => `New, and yours until ${until}. We call them in our opening hours.`,
    isKnown: (since) => `Already known to us since ${since}. Thank you all the same.`,
    another: 'Register another',
  },
  referrals: {
    heading: 'Your referrals',
    all: (n) => `All ${n}`,
    underWay: (n) => `Under way ${n}`,
    declined: (n) => `Declined ${n}`,
    none: 'Nobody here yet.',
    stops: { received: 'Received', visit: 'Visit', accepted: 'Accepted', installed: 'Installed', paid: 'Paid' },
    progress: 'Progress of the job',
    protectedFor: (days, until) => `Protected ${days} more days, until ${until}.`,
    forGood: 'Accepted, so it is yours for good.',
    ended: 'The protection has ended without a job.',
    notAJob: 'It did not become a job.',
    likely: 'likely range',
    states: {
      pending: 'being checked',
      approved: 'approved',
      'in-payout': 'in payout',
      paid: 'paid',
      rejected: 'declined',
      'clawed-back': 'taken back',
    },
    because: 'Reason:',
    appeal: 'Ask us to look again',
    appealWords: 'What should we know?',
    appealSend: 'Send',
    appealed: (by) => `You asked us to look again. A person answers by ${by}.`,
    appealAnswer: 'Our answer:',
    more: (n) => `Show the ${n} earlier ones`,
  },
  statements: {
    heading: 'Statements',
    none: 'The first one comes with the first payout.',
    paidOn: 'Payout day',
    month: 'For',
    amount: 'Amount',
    pdf: 'PDF',
  },
  tier: {
    heading: (tier) => `You are at ${tier}`,
    jobs: (jobs) => `Completed jobs in the last twelve months: ${jobs}.`,
    next: (left, tier, bonus) => `${left} more bring ${tier}: ${bonus} on top.`,
    cells: (jobs, of) => `${jobs} of the ${of} jobs that the next tier needs`,
  },
  kit: {
    heading: 'Your share kit',
    disclosed: 'Every text already says that you earn a commission.',
    link: 'Your link',
    copy: 'Copy',
    copied: 'Copied',
    code: 'Your code',
    qr: 'QR code of your link',
    card: 'Print the card',
    whatsapp: { en: 'WhatsApp, in English', es: 'WhatsApp, in Spanish' },
    openWhatsapp: 'Open WhatsApp',
    clicks: (n) => `Times opened in the last 30 days: ${n}.`,
  },
  messages: {
    en: (link) =>
      `Hello, these are the people I recommend for solar, heat pumps and electrical work. You see the price before giving your number: ${link}. I earn a commission if you go ahead; your price is the same.`,
    es: (link) =>
      `Hola, estos son los que recomiendo para placas, aerotermia y electricidad. Ves el precio antes de dar tu teléfono: ${link}. Si te decides, cobro una comisión; tu precio no cambia.`,
  },
  firstDay: {
    heading: (code) => `Welcome. Your code is ${code}.`,
    lede: 'Three small things make the first referral likely.',
    steps: [
      { title: 'Send the WhatsApp text', text: 'It is ready in English and Spanish, with your link inside.' },
      { title: 'Print the card with your QR', text: 'One by the till or at the desk is usually enough.' },
      { title: 'Register someone who has already asked you', text: 'You see at once whether they are new.' },
    ],
  },
  details: {
    heading: 'My details',
    iban: 'IBAN',
    ibanHint: (last4) =>
      last4 ? `We pay to the account ending ${last4}. A new one takes its place.` : 'Kept encrypted.',
    taxKind: 'You invoice us as',
    taxKinds: {
      company: 'a company',
      'self-employed': 'self-employed (autónomo)',
      'private-person': 'a private person',
    },
    choose: 'Choose one',
    taxNumber: 'Tax number (NIF, NIE)',
    taxNumberHint: (has) =>
      has ? 'We have it, encrypted.' : 'Kept encrypted; only for the statement and the tax office.',
    taxAddress: 'Address for the statement',
    website: 'Website',
    description: 'A sentence about you',
    password: 'Password, if you prefer one to the mailed link',
    passwordHint: 'At least 12 characters.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved.',
  },
}

const es: PortalText = {
  title: 'Portal de colaboradores',
  noScript:
    'Tu portal necesita JavaScript, porque muestra cifras que son solo tuyas. Por teléfono te decimos lo mismo.',
  programme: '¿Aún no eres colaborador? Mira el programa',
  loading: 'Cargando tu portal',
  failed: 'No ha funcionado. No se ha perdido nada; prueba otra vez.',
  offline: 'El servidor no responde. No se ha perdido nada.',
  retry: 'Probar otra vez',
  signIn: {
    heading: 'Entra en tu portal',
    lede: 'Te mandamos al correo un enlace que abre el portal una vez.',
    email: 'Correo',
    send: 'Enviarme el enlace',
    sending: 'Enviando...',
    sent: (email) => `Si ${email} es de un colaborador, el enlace va en camino. Sirve una vez y durante 30 minutos.`,
    withPassword: 'Prefiero usar mi contraseña',
    withLink: 'Prefiero un enlace',
    password: 'Contraseña',
    enter: 'Entrar',
    ended: 'Ese enlace ya se ha usado o ha caducado. Pide otro.',
  },
  signOut: 'Salir',
  next: 'Tu próximo pago',
  arrives: (date, account) => `llega el ${date}${account ? ` a la cuenta terminada en ${account}` : ''}.`,
  nothingDue: (date) =>
    `El próximo día de pago es el ${date}. Lo que tus clientes pagan este mes se te paga el siguiente.`,
  pipe: {
    pending: { label: 'Pendiente', note: 'el cliente ha pagado y lo estamos revisando' },
    approved: { label: 'Aprobado', note: 'es tuyo y espera su pago' },
    inPayout: { label: 'En pago', note: 'de camino a tu banco' },
    paid: { label: 'Pagado', note: 'todo hasta hoy' },
  },
  ibanMissing: (amount) => `${amount} esperan una cuenta. Indica tu IBAN y salen con el próximo pago.`,
  taxMissing: 'Para el primer pago necesitamos tus datos fiscales.',
  addIt: 'Indicarlo',
  paused: 'Tu código está en pausa. Lo que has ganado sigue siendo tuyo; llámanos para seguir.',
  register: {
    heading: 'Registra a alguien en 20 segundos',
    name: 'Su nombre',
    reach: 'Teléfono o correo',
    town: 'Municipio',
    service: '¿Para qué?',
    services: {
      solar: 'Placas',
      'heat-pump': 'Aerotermia',
      'air-conditioning': 'Aire',
      electrical: 'Electricidad',
      other: 'No lo sé',
    },
    consent: 'Lo sabe y le parece bien que llamemos.',
    send: 'Registrar',
    sending: 'Registrando...',
    isNew: (until) => `Es nuevo, y tuyo hasta el ${until}. Le llamamos en nuestro horario.`,
    isKnown: (since) => `Ya lo conocemos desde el ${since}. Gracias de todas formas.`,
    another: 'Registrar a otra persona',
  },
  referrals: {
    heading: 'Tus referidos',
    all: (n) => `Todos: ${n}`,
    underWay: (n) => `En marcha: ${n}`,
    declined: (n) => `Rechazados: ${n}`,
    none: 'Aquí no hay nadie todavía.',
    stops: { received: 'Recibido', visit: 'Visita', accepted: 'Aceptado', installed: 'Instalado', paid: 'Cobrado' },
    progress: 'Cómo va el trabajo',
    protectedFor: (days, until) => `Protegido ${days} días más, hasta el ${until}.`,
    forGood: 'Aceptado: es tuyo para siempre.',
    ended: 'La protección ha terminado sin que saliera un trabajo.',
    notAJob: 'No ha salido adelante.',
    likely: 'intervalo probable',
    states: {
      pending: 'en revisión',
      approved: 'aprobado',
      'in-payout': 'en pago',
      paid: 'pagado',
      rejected: 'rechazado',
      'clawed-back': 'devuelto',
    },
    because: 'Motivo:',
    appeal: 'Pídenos que lo revisemos',
    appealWords: '¿Qué deberíamos saber?',
    appealSend: 'Enviar',
    appealed: (by) => `Nos has pedido que lo revisemos. Te contesta una persona antes del ${by}.`,
    appealAnswer: 'Nuestra respuesta:',
    more: (n) => `Ver los ${n} anteriores`,
  },
  statements: {
    heading: 'Extractos',
    none: 'El primero llega con el primer pago.',
    paidOn: 'Día de pago',
    month: 'De',
    amount: 'Importe',
    pdf: 'PDF',
  },
  tier: {
    heading: (tier) => `Estás en ${tier}`,
    jobs: (jobs) => `Trabajos terminados en los últimos doce meses: ${jobs}.`,
    next: (left, tier, bonus) => `Con ${left} más llegas a ${tier}: ${bonus} de extra.`,
    cells: (jobs, of) => `${jobs} de los ${of} trabajos que pide el siguiente nivel`,
  },
  kit: {
    heading: 'Tu material para compartir',
    disclosed: 'Todos los textos dicen ya que cobras una comisión.',
    link: 'Tu enlace',
    copy: 'Copiar',
    copied: 'Copiado',
    code: 'Tu código',
    qr: 'Código QR de tu enlace',
    card: 'Imprimir la tarjeta',
    whatsapp: { en: 'WhatsApp, en inglés', es: 'WhatsApp, en español' },
    openWhatsapp: 'Abrir WhatsApp',
    clicks: (n) => `Veces que se ha abierto en los últimos 30 días: ${n}.`,
  },
  messages: en.messages,
  firstDay: {
    heading: (code) => `Te damos la bienvenida. Tu código es ${code}.`,
    lede: 'Tres cosas pequeñas ayudan a que llegue el primer referido.',
    steps: [
      { title: 'Envía el texto de WhatsApp', text: 'Está listo en español y en inglés, con tu enlace dentro.' },
      { title: 'Imprime la tarjeta con tu QR', text: 'Con una en el mostrador suele bastar.' },
      { title: 'Registra a alguien que ya te haya preguntado', text: 'Ves al momento si es nuevo.' },
    ],
  },
  details: {
    heading: 'Mis datos',
    iban: 'IBAN',
    ibanHint: (last4) =>
      last4 ? `Pagamos a la cuenta terminada en ${last4}. Si indicas otra, la sustituye.` : 'Se guarda cifrado.',
    taxKind: 'Nos facturas como',
    taxKinds: { company: 'empresa', 'self-employed': 'autónomo', 'private-person': 'particular' },
    choose: 'Elige una opción',
    taxNumber: 'NIF o NIE',
    taxNumberHint: (has) => (has ? 'Lo tenemos, cifrado.' : 'Se guarda cifrado; solo para el extracto y Hacienda.'),
    taxAddress: 'Dirección para el extracto',
    website: 'Web',
    description: 'Una frase sobre ti',
    password: 'Contraseña, si la prefieres al enlace por correo',
    passwordHint: 'Al menos 12 caracteres.',
    save: 'Guardar',
    saving: 'Guardando...',
    saved: 'Guardado.',
  },
}

const texts = { en, es }
export const portalText = (language: Language): PortalText => texts[language]
