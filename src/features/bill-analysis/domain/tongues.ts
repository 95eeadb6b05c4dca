/**
 * Bills of supplies in Spain come in English, Catalan, Basque, Galician, German and French too. Their words are put into those the reader knows, in as many letters as the
 * word had: a position in the text stays what it was.
 */
const words: readonly [RegExp, string][] = [
  // English
  [/\boff[- ]?peak\b/g, 'p3'],
  [
    /\bmid[- ]?peak\b|\bshoulder\b|\b(?:standard|mid|flat)\b(?! (?:rate|charge|tariff|price))(?=$|(?: units)? *[:(]| +\d)/g,
    'p2',
  ],
  [/(?<!\bmid[- ]?)\bpeak\b/g, 'p1'],
  [/\bvalley\b/g, 'valle'],
  [/(?<=\benergy )flat\b/g, 'p2'],
  [/\b(?:standing|fixed power|capacity|demand) charges?\b/g, 'termino fijo'],
  [/\bcontracted (?:power|capacity)\b/g, 'potencia contr'],
  [/\bmaximum demand\b/g, 'maxima demanda'],
  [/\bpower\b/g, 'pot.'],
  [/\bconsumption\b/g, 'consumo'],
  [/\b(?:electricity tax|tax on electricity|special tax on electricity)\b/g, 'iee'],
  [/\b(?:meter|equipment) (?:rental|rent|hire|lease)\b|\brental of (?:the )?(?:equipment|meter)\b/g, 'alquiler'],
  [/\bsocial (?:bonus|tariff|bond|discount)(?: (?:financing|funding|contribution))?/g, 'bono social'],
  [/\b(?:surplus|exported) (?:energy|compensation)\b|\bsurplus\b|\bexported\b/g, 'vertid.'],
  [
    /\b(?:total (?:amount )?(?:due|invoice|bill|to pay|payable)|amount (?:due|payable|to pay)|invoice total|total amount|bill total)\b/g,
    'a pagar',
  ],
  [/\b(?:taxable (?:base|amount)|tax base|before tax(?:es)?|net amount)\b/g, 'subtotal'],
  [/\bvat\b/g, 'iva'],
  [/\bdiscount\b/g, 'dto'],
  [/\b(?:maintenance|assistance|home care)\b/g, 'asist.'],
  [/\bservice\b/g, 'seguro'],
  [/\bprevious reading\b/g, 'lectura anterior'],
  [/\bcurrent reading\b/g, 'lectura actual'],
  [/\breading\b/g, 'lectura'],
  [/\blast (?:year|12 months|twelve months)\b|\baverage\b|\bhistory\b/g, 'histori'],
  [/\bamount\b/g, '(eur)'],
  [/\bdays\b/g, 'dias'],
  [/\bday\b/g, 'dia'],
  [/\byear\b/g, 'ano'],
  [/\bmonth\b/g, 'mes'],
  // Catalan
  [/\bperiode\b/g, 'periodo'],
  [/\bimport total\b/g, 'a pagar'],
  // Basque
  [/\bpunta(?:koa|ko)\b/g, 'punta'],
  [/\b(?:laua|lauko|laukoa)\b/g, 'p2'],
  [/\bharana(?:k|ko|koa)?\b/g, 'valle'],
  [/\begun(?:ak|eko)?\b/g, 'dia'],
  [/\burte(?:ko)?\b/g, 'ano'],
  [/\bpotentzia(?:ren)?\b/g, 'potencia'],
  [/\bkontsumoa?\b/g, 'consumo'],
  [/\bfakturazio-aldia\b/g, 'periodo fact.'],
  [/\bguztira\b/g, 'total'],
  [/\bbez\b/g, 'iva'],
  [/\bbonu soziala\b/g, 'bono social'],
  [/\belektrizitatearen gaineko zerga\b/g, 'iee'],
  [/\b(?:kontagailuaren|ekipoaren) alokairua\b/g, 'alquiler'],
  // German
  [/\bleistung\b/g, 'potencia'],
  [/\bverbrauch\b/g, 'consumo'],
  [/\btagen?\b/g, 'dias'],
  [/\btage?\b/g, 'dia'],
  [/\bjahr\b/g, 'ano'],
  [/\bmonat\b/g, 'mes'],
  [/\bmwst\b/g, 'iva'],
  [/\b(?:gesamtbetrag|rechnungsbetrag|zu zahlen)\b/g, 'a pagar'],
  [/\b(?:zahler|gerate)miete\b/g, 'alquiler'],
  [/\bstromsteuer\b/g, 'iee'],
  [/\bsozialbonus\b/g, 'bono social'],
  [/\bzwischensumme\b/g, 'subtotal'],
  [/\bspitze(?:nzeit)?\b/g, 'p1'],
  // French
  [/\bpuissance\b/g, 'potencia'],
  [/\bconsommation\b/g, 'consumo'],
  [/\bjours\b/g, 'dias'],
  [/\bjour\b/g, 'dia'],
  [/\bmois\b/g, 'mes'],
  [/\btva\b/g, 'iva'],
  [/\btotal a payer\b|\bmontant total\b/g, 'a pagar'],
  [/\blocation (?:du |de )?compteur\b/g, 'alquiler'],
  [/\btaxe sur l.electricite\b/g, 'iee'],
  [/\bbonus social\b/g, 'bono social'],
  [/\bpointe\b/g, 'p1'],
  [/\bcreuses?\b/g, 'p3'],
  // Galician
  [/\benerxia\b/g, 'energia'],
  [/\bcha\b|\bchan\b/g, 'p2'],
  [/\bval\b/g, 'p3'],
  [/\bive\b/g, 'iva'],
  [/\bimposto\b/g, 'impost'],
  [/\baluguer\b/g, 'lloguer'],
]

/** A plain text with the reader's words for those of the other languages, letter for letter as long as it was. */
export function inSpanish(plainText: string): string {
  let text = plainText
  for (const [word, spanish] of words)
    text = text.replace(word, (found) => (spanish.length <= found.length ? spanish.padEnd(found.length) : found))
  return text
}
