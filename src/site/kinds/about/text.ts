import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  jobHeading: 'How a job runs',
  jobLabel:
    'A job drawn along one ground line: the price at the table, photographs of the board, the van at the gate, the work on the roof, and the power-cut test with the owner',
  offices: 'Where we set out from',
  area: 'From Sotogrande to Málaga, in seven towns. Marbella’s two offices share one square.',
  hours: 'Opening hours',
  emergencies: 'Electrical emergencies',
  anyHour: 'day and night',
  languages: 'Languages',
  spoken: 'English and Spanish',
  phone: 'Telephone',
  visit: 'Plan a visit',
  registers: 'Three registrations you can check',
  lookUp: 'You can check the papers of any installer, ours included: these pages show you how.',
  quiet: 'You get our registration numbers and the name of our insurer in writing before you sign.',
  legal: 'Legal notice',
  vat: (rate: string) => `VAT ${rate}, to the State`,
  total: 'You pay',
  receipt: (kwp: string, kwh: string) => `${kwp} of panels and a ${kwh} battery, line by line`,
  parts: {
    'hybrid-inverter': 'Extra for a battery-ready inverter',
    'backup-essential': 'Board that keeps the essentials on in a power cut',
  },
  papers: 'Paperwork and production meter',
  included: 'Each line is supplied and installed, with our work in it.',
}
const es: typeof en = {
  jobHeading: 'Cómo transcurre un trabajo',
  jobLabel:
    'Un trabajo dibujado sobre una línea de suelo: el precio en la mesa, las fotos del cuadro, la furgoneta en la puerta, la obra en el tejado y la prueba de apagón con el dueño',
  offices: 'Desde dónde salimos',
  area: 'De Sotogrande a Málaga, en siete localidades. Las dos oficinas de Marbella comparten cuadrado.',
  hours: 'Horario',
  emergencies: 'Urgencias eléctricas',
  anyHour: 'de día y de noche',
  languages: 'Idiomas',
  spoken: 'Español e inglés',
  phone: 'Teléfono',
  visit: 'Pedir una visita',
  registers: 'Tres habilitaciones que puedes comprobar',
  lookUp: 'Puedes comprobar los papeles de cualquier instalador, también los nuestros: aquí te explicamos cómo.',
  quiet: 'Antes de firmar tienes por escrito nuestros números de registro y el nombre de la aseguradora.',
  legal: 'Aviso legal',
  vat: (rate) => `IVA del ${rate}, para el Estado`,
  total: 'Pagas',
  receipt: (kwp, kwh) => `${kwp} de placas y batería de ${kwh}, línea a línea`,
  parts: {
    'hybrid-inverter': 'Suplemento por un inversor preparado para batería',
    'backup-essential': 'Cuadro que mantiene lo esencial en un apagón',
  },
  papers: 'Papeles y contador de producción',
  included: 'Cada línea va suministrada e instalada, con nuestro trabajo dentro.',
}

export function aboutText(language: Language): typeof en {
  return language === 'en' ? en : es
}
