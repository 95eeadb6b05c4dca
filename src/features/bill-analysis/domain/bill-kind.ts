import type { NotABill } from './bill.ts'
import { cupsIn } from './cups.ts'
import type { Row } from './rows.ts'

/** Words of each kind of paper; each counts once, however often it stands there. */
const electricity = [
  /potencia contratada|potencia facturada|potencies? contractad/,
  /\bcups\b/,
  /\bes ?0{0,2}\d{2} ?\d{4}/,
  /impuesto (?:sobre (?:la )?)?electric|impost (?:sobre l')?electricitat/,
  /termino (?:de )?(?:potencia|energia)|termino fijo de potencia|peajes? (?:de acceso|de transporte|y cargos)/,
  /2[.,]0 ?td/,
  /\bpunta\b|\bllano\b|\bvalle\b/,
  /factura (?:de |de la )?(?:luz|electricidad|electrica)|factura de l'electricitat/,
  /\bkwh?\b/,
  /pvpc|mercado libre|bono social/,
  /consumo electrico|energia electrica consumida|electricidad consumida/,
  /potencias? maximas?/,
]
const gas = [
  /gas natural/,
  /\bm3\b|\bm³|\bnm3|\bsm3/,
  /impuesto (?:especial )?(?:sobre )?hidrocarburos/,
  /factor de conversion|poder calorifico|\bpcs\b/,
  /\brl\.? ?[1-4]\b|\brlps\b|peaje rl/,
  /termino fijo gas|consumo de gas|suministro de gas|factura de gas/,
]
const water = [
  /factura (?:de |del )?agua|suministro de agua|abastecimiento/,
  /alcantarillado|saneamiento|depuracion/,
  /\bm3\b|\bm³/,
  /canon (?:de )?(?:mejora|autonomico|agua|depuracion)|cuota de servicio/,
  /calibre|ciclo integral/,
  /\bbloque [1-4i]+\b/,
]
const telephone = [
  /\bfibra\b/,
  /llamadas/,
  /\bsms\b/,
  /linea movil|lineas moviles|roaming/,
  /\bgb\b|megas/,
  /telefonia/,
]
const foreign = [
  /facture d'electricite/,
  /\bttc\b|\btva\b/,
  /abonnement|heures (?:pleines|creuses)/,
  /stromrechnung|stromlieferung/,
  /mehrwertsteuer|\bmwst\b|umsatzsteuer/,
  /arbeitspreis|grundpreis|zahlernummer|zahlerstand/,
  /\bfatura\b/,
  /\beletricidade\b/,
  /\bkva\b/,
  /contribuinte|audiovisual|\bcpe\b/,
  /iva \(?(?:23|6|22) ?%/,
  /standing charge|unit rate/,
  /\bmpan\b|meter point/,
  /\bvat\b/,
  /\bpence\b|£|\bgbp\b|\bchf\b/,
  /electricity (?:bill|authority)|gibraltar/,
  /bolletta|energia elettrica/,
  /codice fiscale|\bpod\b|quota fissa/,
  /elektriciteit|stroomverbruik|elregning|elektricitet/,
  /\bbtw\b|\bmoms\b/,
]

const hits = (text: string, words: readonly RegExp[]) => words.filter((word) => word.test(text)).length

/** Null for a household's Spanish electricity bill; else what the paper seems to be. */
export function notElectricity(rows: readonly Row[]): NotABill | null {
  const text = rows.map((row) => row.plain).join('\n')
  const is = hits(text, electricity)
  const isOfSpain = rows.some((row) => cupsIn(row.text).some(({ isChecked }) => isChecked))
  const isSpanish =
    isOfSpain ||
    /\bcups\b|impuesto (?:sobre (?:la )?)?electric|impost|2[.,]0 ?td|\bnif\b|\bcif\b|\biva\b/.test(text) ||
    [/\bpunta\b/, /\bllano\b/, /\bvalle\b/].every((band) => band.test(text))
  const scores: [NotABill, number][] = [
    ['gas', hits(text, gas)],
    ['water', hits(text, water)],
    ['telephone', hits(text, telephone)],
    // A supply with a Spanish code is in Spain, whatever language its bill is written in.
    ['foreign', isOfSpain ? 0 : hits(text, foreign)],
  ]
  const [other, points] = scores.reduce((best, one) => (one[1] > best[1] ? one : best))
  const isPowerPaid = /potencia/.test(text) && /impuesto (?:sobre (?:la )?)?electric|impost|2[.,]0 ?td|peaje/.test(text)
  if (points >= 3 && points > is - (isPowerPaid ? 3 : 0)) return other
  if (points >= 2 && !isPowerPaid && points >= is - 1) return other
  if (isLargeSupply(text)) return 'large-supply'
  if (is >= 4 || (is >= 3 && isSpanish)) return null
  return points >= 2 ? other : 'unknown'
}

/** Only the labelled access tariff counts: small print names the others on many bills. */
function isLargeSupply(text: string): boolean {
  const labelled =
    /(?:peaje(?: de (?:acceso|transporte)[a-z ]*)?|tarifa(?: de acceso)?|atr)\s*:?\s*(?:\(?atr\)?\s*:?\s*)?([236][.,][0-4]\s?td)/.exec(
      text,
    )?.[1]
  return labelled !== undefined && !/2[.,]0/.test(labelled)
}
