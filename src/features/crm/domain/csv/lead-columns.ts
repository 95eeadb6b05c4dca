import { type LeadStage, leadStages } from '#src/features/crm/domain/stages.ts'
import { type Service, services, type Town, towns } from '#src/shared/domain/vocabulary.ts'

/** Which column of a file means what, and what the words in it mean. */

export const leadColumns = ['name', 'phone', 'email', 'town', 'service', 'language', 'source', 'stage', 'note'] as const
export type LeadColumn = (typeof leadColumns)[number]
/** Head in the file → column of ours. */
export type Mapping = Record<string, LeadColumn>

const heads: Record<LeadColumn, string> = {
  name: 'name|full name|contact|contact name|customer|client|nombre|nombre completo|nombre y apellidos|contacto|cliente|first name',
  phone: 'phone|phone number|telephone|tel|mobile|mobile phone|whatsapp|telefono|numero de telefono|movil|celular',
  email: 'email|e mail|mail|email address|correo|correo electronico|direccion de correo',
  town: 'town|city|place|municipality|location|municipio|ciudad|poblacion|localidad',
  service: 'service|wants|interest|product|servicio|interes|producto',
  language: 'language|speaks|idioma|lengua|preferred language',
  source: 'source|origin|lead source|original source|origen|fuente|procedencia',
  stage: 'stage|status|lifecycle stage|lead status|fase|etapa|estado',
  note: 'note|notes|comment|comments|message|description|nota|notas|comentario|comentarios|mensaje|observaciones',
}

const columnOfHead = new Map(
  leadColumns.flatMap((column) => heads[column].split('|').map((head): [string, LeadColumn] => [head, column])),
)

/** Lower case, without accents and signs, words apart. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What the heads of a file mean, by themselves: each column of ours once, the first head that fits. */
export function mappingOf(fileHeads: readonly string[]): Mapping {
  const mapping: Mapping = {}
  const taken = new Set<LeadColumn>()
  for (const head of fileHeads) {
    const column = columnOfHead.get(plainWords(head))
    if (!column || taken.has(column)) continue
    mapping[head] = column
    taken.add(column)
  }
  return mapping
}

const serviceWords: Record<Service, string> = {
  solar: 'solar panels|placas solares|placas|paneles solares|fotovoltaica|pv',
  battery: 'batteries|bateria|baterias',
  'ev-charger': 'car charger|charger|ev|cargador|cargador de coche|punto de recarga|wallbox',
  'heat-pump': 'heat pumps|aerotermia|bomba de calor',
  'air-conditioning': 'ac|air con|aircon|aire acondicionado|aire',
  'pool-heating': 'pool|piscina|climatizacion de piscina|calefaccion de piscina',
  'hot-water': 'water heater|agua caliente|acs|termo',
  'underfloor-heating': 'underfloor|suelo radiante',
  'blackout-protection': 'power cut protection|backup|proteccion contra apagones|apagones|respaldo',
  electrical: 'electrical work|electricity|electrician|repair|electricidad|electricista|instalacion electrica|averia',
  emergency: 'emergencies|urgencia|emergencia',
  maintenance: 'service contract|mantenimiento',
  other: 'something else|others|otro|otros|otra cosa',
}
const stageWords: Record<LeadStage, string> = {
  new: 'lead|open|subscriber|nueva|nuevo|abierto',
  contacted: 'connected|contactada|contactado|in progress|attempted to contact',
  'survey-booked': 'visit booked|visita reservada|visita concertada|appointment|visita agendada',
  quoted: 'opportunity|quote sent|proposal|presupuestada|presupuestado|presupuesto enviado',
  accepted: 'won|aceptada|aceptado|signed|firmado|ganado',
  permit: 'licence|licencia|permiso',
  installed: 'instalada|instalado|done',
  paid: 'customer|cobrada|cobrado|pagado|cliente',
  aftercare: 'evangelist|posventa|after care|maintenance',
  lost: 'unqualified|perdida|perdido|closed lost',
}
const languageWords = {
  en: 'en|english|ingles|inglesa|en gb|en us',
  es: 'es|spanish|espanol|castellano|espanola|es es',
}

function dictionary<T extends string>(values: readonly T[], words: Record<T, string>): Map<string, T> {
  return new Map(
    values.flatMap((value) =>
      [plainWords(value), ...words[value].split('|')].map((word): [string, T] => [word, value]),
    ),
  )
}
const serviceOfWords = dictionary(services, serviceWords)
const stageOfWords = dictionary(leadStages, stageWords)
const languageOfWords = dictionary(['en', 'es'] as const, languageWords)
const townOfWords = new Map(towns.map((town): [string, Town] => [plainWords(town), town]))

export const serviceIn = (text: string): Service | undefined => serviceOfWords.get(plainWords(text))
export const stageIn = (text: string): LeadStage | undefined => stageOfWords.get(plainWords(text))
export const languageIn = (text: string): 'en' | 'es' | undefined => languageOfWords.get(plainWords(text))
export const townIn = (text: string): Town | undefined => townOfWords.get(plainWords(text))
