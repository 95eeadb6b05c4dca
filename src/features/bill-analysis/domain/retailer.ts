import type { Reading } from './bill.ts'
import { placeOn } from './page-text.ts'
import { plain } from './plain.ts'
import type { Row } from './rows.ts'
import { notTheSeller, sellerNamed } from './seller-named.ts'
import { inSpanish } from './tongues.ts'

interface Seller {
  name: string
  legal: RegExp
  brand: RegExp
}

/** Legal names and domains say who sells; a bare brand could be an advertisement or the name of the grid's owner. */
const retailers: readonly Seller[] = [
  { name: 'Energía XXI', legal: /energia xxi comercializadora|energiaxxi\.com/, brand: /energia xxi/ },
  { name: 'Endesa', legal: /endesa energia,? s\.?a|endesa\.(?:com|es)|endesaclientes/, brand: /\bendesa\b/ },
  { name: 'Curenergía', legal: /curenergia comercializador|curenergia\.es/, brand: /curenergia/ },
  { name: 'Iberdrola', legal: /iberdrola clientes|iberdrola\.(?:es|com)/, brand: /iberdrola/ },
  { name: 'Octopus Energy', legal: /octopus energy espana|octopusenergy\.es/, brand: /octopus/ },
  {
    name: 'TotalEnergies',
    legal: /totalenergies (?:clientes|electricidad)|totalenergies\.es/,
    brand: /total\s?energies/,
  },
  { name: 'Plenitude', legal: /eni plenitude|eniplenitude/, brand: /plenitude/ },
  {
    name: 'Imagina Energía',
    legal: /imagina energia,? (?:sl|s\.l)|energia imaginaria|imaginaenergia/,
    brand: /imagina energia/,
  },
  { name: 'DISA', legal: /disa energia|disaenergia|disagrupo/, brand: /\bdisa\b/ },
  { name: 'Repsol', legal: /repsol (?:comercializadora|electricidad)|repsol\.(?:es|com)/, brand: /\brepsol\b/ },
  { name: 'Energya-VM', legal: /energya[- ]?vm gestion|energyavm\.es/, brand: /energya[- ]?vm/ },
  {
    name: 'Naturgy',
    legal: /naturgy (?:iberia|clientes)|naturgy\.(?:es|com)/,
    brand: /naturgy/,
  },
  {
    name: 'Comercializadora Regulada',
    legal: /comercializadora regulada,? gas|comercializadoraregulada\.es/,
    brand: /comercializadora regulada/,
  },
  { name: 'Holaluz', legal: /holaluz[- ]clidom|holaluz\.com/, brand: /holaluz/ },
  { name: 'EDP', legal: /edp (?:clientes|energia|comercializadora)|edpenergia\.es|edp\.es/, brand: /\bedp\b/ },
  { name: 'Bualá', legal: /energy plus iberia|buala\.es/, brand: /\bbuala\b/ },
  { name: 'Gana Energía', legal: /gaona palacios|ganaenergia\.com/, brand: /gana energia/ },
  { name: 'CHC Energía', legal: /chc comercializador|chcenergia\.es/, brand: /\bchc energia\b/ },
  { name: 'Contigo Energía', legal: /contigo ?energia/, brand: /contigo energia/ },
  { name: 'Podo', legal: /mipodo\.com|geo alternativa/, brand: /\bpodo\b/ },
  { name: 'Nufri', legal: /energia nufri|nufrienergia/, brand: /\bnufri\b/ },
]

/** Those whose legal name and domain begin with what they are called. */
const further =
  'Aldro|CIDE HCEnergía|Eleia|Factor Energía|Feníe Energía|Lumisa|Nexus Energía|Som Energia|Unieléctrica|Visalia|Acciona|Agri-Energia|Alterna Energía|Audax|Axpo|Baser|Bassols|Bonpreu Energia|Chippio|Ecovatios|Electra Caldense|Eneluz|Energía Ceuta XXI|Energía Ecológica|EnergyGO|Escandinava|Esluz|Estabanell|Fox Energía|Galp|Gesternova|GoiEner|Ibérica de Energía|Lucera|Moeve|Nabalia|Nace Energía|Niba|Nordy|Nosa Enerxía|Pepeenergy|Régsiti|Vive Energía|Wekiwi|Zencer|Alcanzia|Candela Energía|Catgas|Carrefour Energía|Ecooo|El Corte Inglés Energía|EnerCoop|Energética Coop|Enstroga|Fortia|Finetwork Energía|Hidroeléctrica|Ignis Energía|La Corriente|Lidera Energía|Megara Energía|Neolux|Petronieves|Plus Energía|Roams Energía|Solelec|Swap Energía|Syder|Watium|Xenera|Yade Energía'
const sellers: readonly Seller[] = [
  ...retailers,
  ...further.split('|').map((name) => {
    const letters = inSpanish(plain(name))
    return {
      name,
      legal: new RegExp(
        String.raw`\b(?:${letters}(?:,? (?:s\.? ?(?:a|l|c?coop|ccl)|energia|renovables|comercial\w*|de elec\w*|iberia)\b)|(?:grupo)?${letters.replaceAll(' ', '')}(?:energia)?\.(?:com|es|cat|coop))`,
      ),
      brand: new RegExp(String.raw`\b${letters}\b`),
    }
  }),
]

/** Codes of the CNMC's register seen together with a name in the facts on the regulator's link. */
const codes: Readonly<Record<string, string>> = { 'R2-760': 'Octopus Energy' }

/** A name that stands alone in the head is what the seller calls itself, whatever company it belongs to. */
const aloneWeight = 6

/** Who sells, by the names on the pages; weights let a legal name win over three mentions of a brand. */
export function retailerIn(rows: readonly Row[], code: string | undefined): Reading<string> | undefined {
  const known = code ? codes[code] : undefined
  if (known) return { value: known, confidence: 0.95 }
  const scores = sellers.map(({ name, legal, brand }) => {
    let score = 0
    let inHead = 0
    let first: Row | undefined
    for (const [index, row] of rows.entries())
      for (const cell of row.cells) {
        const at = notTheSeller.exec(cell.plain)?.index
        const text = at === undefined ? cell.plain : cell.plain.slice(0, at)
        const above = rows[index - 1]?.plain ?? ''
        if (/distribuid\w*:?\s*$/.test(above) || (at === undefined && /distribuid/.test(row.plain))) continue
        const weight =
          (legal.test(text) ? 6 : 0) +
          (brand.test(text) ? (index < 12 ? 3 : 1) : 0) +
          (index < 4 && brand.exec(text)?.[0] === text.trim() ? aloneWeight : 0)
        if (weight > 0) first ??= row
        score += weight
        if (index < 4) inHead += weight
      }
    return { name, score, first, inHead }
  })
  scores.sort((a, b) => b.score - a.score)
  const [best, second] = scores
  // One name in the small print may be anybody's.
  const own = !best || best.score < 3 ? sellerNamed(rows) : undefined
  if (!best?.first || own) return own
  // Another name in the head may be the brand that this company sells under.
  const isClear = (second?.inHead ?? 0) === 0 && best.score >= 6 && best.score >= 2 * (second?.score ?? 0)
  return {
    value: best.name,
    confidence: isClear ? 0.95 : 0.7,
    place: placeOn(best.first.page, best.first.box),
  }
}
