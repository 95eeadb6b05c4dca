/**
 * Bills of supplies in Spain come in English, Catalan, Basque, Galician, German and French too. Their words are put into those the reader knows, in as many letters as the
 * word had: a position in the text stays what it was.
 */
const words: readonly [RegExp, string][] = [
  // English
  [/\boff[- ]?peak\b/g, 'p3'],
  // The power's first period.
  [/\bpeak ?[-/&] ?(?:standard|mid|flat|shoulder)\b(?! ?[-/&] ?p3)/g, 'p1'],
  [
    /\bmid[- ]?peak\b|\bshoulder\b|\b(?:standard|mid|flat)\b(?! (?:rate|charge|tariff|price))(?=$|(?: units)? *[:(]| +\d)/g,
    'p2',
  ],
  [/(?<!\bmid[- ]?)\bpeak\b/g, 'p1'],
  [/\bvalley\b/g, 'valle'],
  [/(?<=\benergy )flat\b/g, 'p2'],
  [/\b(?:standing|fixed power|capacity|demand) charges?\b/g, 'termino fijo'],
  [/\bfixed (?:term|charge|cost)s?\b/g, 't. fijo'],
  [/\bvariable (?:term|charge|cost)s?\b/g, 't.variable'],
  [/\bcontracted (?:power|capacity)\b/g, 'potencia contr'],
  [/\bmaximum demand\b/g, 'maxima demanda'],
  [/\bpower\b/g, 'pot.'],
  [/\belectricity (?:used|usage|consumed|consumption|supplied)\b/g, 'energia'],
  [/\bconsumption\b|\bunits (?:used|consumed)\b/g, 'consumo'],
  [
    /\b(?:(?:special )?electric(?:ity|al)? (?:excise )?(?:tax|duty)|(?:special |excise )?(?:tax|duty) on electricity)\b/g,
    'iee',
  ],
  [
    /\b(?:meter(?:ing)?(?: equipment)?|equipment) (?:rental|rent|hire|lease)\b|\b(?:rental|hire|rent) of (?:the )?(?:(?:metering |measuring |measurement )?equipment|meter)\b/g,
    'alquiler',
  ],
  [/\bsocial (?:bonus|tariff|bond|discount|voucher)(?: (?:financing|funding|contribution))?/g, 'bono social'],
  [
    /\b(?:surplus|export(?:ed)?|excess)(?: (?:solar )?(?:energy|compensation|credit|electricity))\b|\bsurplus\b|\bexported\b|\bfeed-?in\b/g,
    'vertid.',
  ],
  [
    /\b(?:total (?:amount )?(?:due|invoice|bill|to pay|payable)|amount (?:due|payable|to pay)|invoice total|total amount|bill total)\b/g,
    'a pagar',
  ],
  [/\b(?:taxable (?:base|amount)|tax base|before tax(?:es)?|net amount)\b/g, 'subtotal'],
  [/\bvalue added tax\b|\bv\.a\.t\b|\bvat\b/g, 'iva'],
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
  // Bands by the hours they have
  [/\bintermedias?\b|\bintermitges\b/g, 'p2'],
  [
    /\b(?:noches?|nits?)\b(?=.{0,20}\b(?:fin(?:es)?|caps?) de semana\b)|\bnits?\b(?=.{0,12}\bcaps? de setmana\b)/g,
    'p3',
  ],
  // Catalan
  [/\blectures\b/g, 'lecturas'],
  [/\bpreu\b/g, 'prec'],
  [/\bdescompte\b/g, 'descuento'],
  [/\bquota\b/g, 'cuota'],
  [/\bservei\b/g, 'seguro'],
  [/\bassistencia\b/g, 'asistencia'],
  [/\bperiode\b/g, 'periodo'],
  [/\bimport total\b/g, 'a pagar'],
  // Basque
  [/\bpunta(?:koa|ko)\b/g, 'punta'],
  [/\b(?:laua|lauko|laukoa)\b/g, 'p2'],
  [/\bharan(?:a|ak|ako|eko|ekoa|akoa)\b/g, 'valle'],
  [/(?<=\d )egun(?:ak|eko)?\b/g, 'dias'],
  [/\begun(?:ak|eko)?\b/g, 'dia'],
  [/\burte(?:ko)?\b/g, 'ano'],
  [/\bpotentzia(?:ren)?\b/g, 'potencia'],
  [/\b(?:fakturazio|kontsumo)[- ]?aldia\b/g, 'periodo fact.'],
  [/\bkontsumo(?:a|aren)?\b/g, 'consumo'],
  [/\b(?:ordaindu beharrekoa|ordaintzekoa|fakturaren zenbatekoa)(?: guztira)?\b/g, 'a pagar'],
  [/\bzerga[- ]oinarria\b/g, 'subtotal'],
  [/\baurreko irakurketa\b/g, 'lectura anterior'],
  [/\boraingo irakurketa\b/g, 'lectura actual'],
  [/\birakurketak?\b/g, 'lectura'],
  [/\bsoberakin(?:ak|en)?\b/g, 'vertid.'],
  [/\bprezioa?\b/g, 'precio'],
  [/\bzenbatekoa?\b/g, 'importe'],
  [/\bdeskontua?\b/g, 'dto'],
  [/\bzerbitzua?\b/g, 'seguro'],
  [/\bguztira\b/g, 'total'],
  [/\bbeza?\b/g, 'iva'],
  [/\bbonu soziala(?:ren finantza(?:ke|zio)ta?)?\b/g, 'bono social'],
  [
    /\belektrizitatearen (?:gaineko zerga|zerga)(?: berezia)?\b|\belektrizitate-zerga\b|\bargindarraren gaineko zerga\b|\bzerga elektrikoa\b/g,
    'iee',
  ],
  [/\b(?:kontagailuaren|ekipo(?:ar)?en|neurgailuaren|neurketa-ekipo(?:ar)?en) alokairua\b/g, 'alquiler'],
  // German
  [/\bleistung\b/g, 'potencia'],
  [/\b(?:strom)?verbrauch\b/g, 'consumo'],
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
  [/\bspitze(?:nzeit|nlast)?\b/g, 'p1'],
  [/\b(?:flach|mittel|normal)(?:zeit|last)\b/g, 'p2'],
  [/\btal(?:zeit|last)\b/g, 'p3'],
  // French
  [/\bpuissance\b/g, 'potencia'],
  [/\bconsommation\b|\bconsommee\b/g, 'consumo'],
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
  [/\bcha(?:n|ns|n[ao]s?|ir[ao]s?)?\b/g, 'p2'],
  [/\bval\b/g, 'p3'],
  [/\bive\b/g, 'iva'],
  [/\bimposto\b/g, 'impost'],
  [/\balugu?eiro\b/g, 'alquiler'],
  [/\baluguer\b/g, 'lloguer'],
  [/\bprezo\b/g, 'prec'],
  [/\bdesconto\b/g, 'dto'],
  [/\bservizo\b/g, 'seguro'],
]

/** A plain text with the reader's words for those of the other languages, letter for letter as long as it was. */
export function inSpanish(plainText: string): string {
  let text = plainText
  for (const [word, spanish] of words)
    text = text.replace(word, (found) => (spanish.length <= found.length ? spanish.padEnd(found.length) : found))
  return text
}
