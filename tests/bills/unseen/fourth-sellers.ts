import type { Pick, Words } from './fourth-words.ts'

/** Sellers, with what their bills print at the top and in the small letters. */
export const sellers: readonly { name: string; top: string; legal: string; site: string }[] = [
  { name: 'Endesa', top: 'endesa', legal: 'Endesa Energía, S.A. Unipersonal', site: 'www.endesa.com' },
  {
    name: 'Energía XXI',
    top: 'Energía XXI',
    legal: 'Energía XXI Comercializadora de Referencia, S.L.U.',
    site: 'www.energiaxxi.com',
  },
  { name: 'Iberdrola', top: 'Iberdrola', legal: 'IBERDROLA CLIENTES, S.A.U.', site: 'www.iberdrola.es' },
  {
    name: 'Curenergía',
    top: 'Curenergía',
    legal: 'Curenergía Comercializador de Último Recurso, S.A.U.',
    site: 'www.curenergia.es',
  },
  { name: 'Naturgy', top: 'Naturgy', legal: 'Naturgy Iberia, S.A.', site: 'www.naturgy.es' },
  { name: 'Repsol', top: 'Repsol', legal: 'Repsol Comercializadora de Electricidad y Gas, S.L.U.', site: 'repsol.es' },
  {
    name: 'TotalEnergies',
    top: 'TotalEnergies',
    legal: 'TotalEnergies Clientes, S.A.U.',
    site: 'www.totalenergies.es',
  },
  { name: 'EDP', top: 'edp', legal: 'EDP Clientes, S.A.U.', site: 'www.edpenergia.es' },
  { name: 'Holaluz', top: 'holaluz', legal: 'Holaluz-Clidom, S.A.', site: 'www.holaluz.com' },
  { name: 'Octopus Energy', top: 'octopusenergy', legal: 'Octopus Energy España, S.L.U.', site: 'octopusenergy.es' },
  { name: 'Plenitude', top: 'Plenitude', legal: 'Eni Plenitude Iberia, S.L.U.', site: 'eniplenitude.es' },
  { name: 'Niba', top: 'niba', legal: 'Niba Servicios Energéticos, S.L.', site: 'niba.es' },
  { name: 'Lucera', top: 'lucera', legal: 'Luci Mundi Energía, S.L.', site: 'www.lucera.es' },
  { name: 'Gana Energía', top: 'Gana Energía', legal: 'Gaolania Servicios, S.L.', site: 'ganaenergia.com' },
  { name: 'Factor Energía', top: 'factorenergia', legal: 'Factor Energía, S.A.', site: 'www.factorenergia.com' },
  { name: 'Nufri', top: 'nufri', legal: 'Energía Nufri, S.L.U.', site: 'nufrienergia.com' },
  { name: 'Aldro', top: 'Aldro', legal: 'Aldro Energía y Soluciones, S.L.U.', site: 'www.aldroenergia.com' },
  { name: 'Visalia', top: 'visalia', legal: 'Visalia Energía, S.L.', site: 'visalia.es' },
  { name: 'Energya-VM', top: 'energyaVM', legal: 'Energya VM Gestión de Energía, S.L.U.', site: 'www.energyavm.es' },
  { name: 'Som Energia', top: 'Som Energia', legal: 'Som Energia, SCCL', site: 'www.somenergia.coop' },
  { name: 'Baser', top: 'Baser', legal: 'Baser Comercializadora de Referencia, S.A.', site: 'www.basercor.es' },
]

const monthsOf = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  ca: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' '),
  gl: 'xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro'.split(' '),
  eu: 'urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua'.split(' '),
}

/** Ways to print a day. */
export function datePrinter({ tongue }: Words, pick: Pick): (date: string) => string {
  const parts = (date: string) => date.split('-') as [string, string, string]
  const months = monthsOf[tongue]
  const ways: ((date: string) => string)[] = [
    (date) => parts(date).toReversed().join('/'),
    (date) => parts(date).toReversed().join('.'),
    (date) => parts(date).toReversed().join('-'),
    (date) => parts(date.slice(2)).toReversed().join('/'),
    (date) => date,
  ]
  const spoken = (date: string) => {
    const [year, month, day] = parts(date)
    const name = months[Number(month) - 1] ?? ''
    if (tongue === 'en') return `${Number(day)} ${name} ${year}`
    if (tongue === 'ca') return `${Number(day)} ${/^[ao]/.test(name) ? "d'" : 'de '}${name} de ${year}`
    return `${Number(day)} de ${name} de ${year}`
  }
  const short = (date: string) => {
    const [year, month, day] = parts(date)
    return `${day} ${(months[Number(month) - 1] ?? '').slice(0, 3)} ${year}`
  }
  if (tongue === 'eu') return pick(ways)
  return pick([...ways, spoken, spoken, ...(tongue === 'es' || tongue === 'en' ? [short] : [])])
}
