import type { Language } from '#src/shared/i18n/language.ts'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import type { FactOf, JobTheme } from './job-themes.ts'

const faults = emergencyNumber('electricity-faults').number

/** What stands large where it is no figure, and what it is of. */
export interface OwnFact {
  n: string
  t: string
}

/** What each figure of a job is of; Markdown with figures, as the texts of pages, and `{asOf}` for the figure's own date. */
type Words = {
  [Theme in JobTheme]: { [Fact in FactOf<Theme>]: Fact extends `own.${string}` ? OwnFact : string }
}

const en: Words = {
  solar: {
    'mm.south20': 'a year from each kWp to the south at 20°; [other roofs](route:service.solar-panels)',
    'mm.west20': 'a year from each kWp to the west at 20°',
    'tariff.surplus': 'for what you export, before tax',
    'town.density': 'people per km², so most roofs are shared',
    'town.pools': 'pools in the land register ({asOf}), whose pumps can run on solar',
    'tariff.energy-p1': 'for one bought in the evening, before tax',
  },
  battery: {
    'tariff.energy-p1': 'evening price per kWh, before tax',
    'tariff.energy-p3': 'at night: what filling it without sun costs',
    'tariff.surplus': 'paid for one that is sold and not stored, before tax',
    'town.august-day': 'average high of an August day by the sea, in the shade',
  },
  heat: {
    'town.january-night': 'on an average January night by the sea',
    'mm.hours-below-7': 'of a usual year below 7 °C at Málaga airport',
    'mm.cop-35': 'kWh of heat from one of electricity, with water at 35 °C',
    'mm.cop-55': 'with the water at 55 °C that old radiators ask for',
  },
  sources: {
    'mm.heat-45': 'of heat from the air, with water at 45 °C',
    'mm.heat-55': 'with water at 55 °C for old radiators',
    'tariff.energy-single': 'from an electric heater, before tax like the others',
    'mm.hours-below-7': 'of a usual year below 7 °C at Málaga airport',
  },
  cooling: {
    'town.august-mean': 'mean of an August day and night by the sea',
    'town.august-day': 'average high of an August day, in the shade',
    'mm.hours-above-30': 'of a usual year above 30 °C at Málaga airport',
  },
  pool: {
    'town.pools': 'pools in the town’s land register ({asOf})',
    'mm.pool-35-degree': 'of heat for each degree in a pool of {{home:mm-pool-35.given.volumeM3}}',
    'mm.pool-35-hours': 'of a heat pump of {{size.9-kw}} for that degree',
    'mm.south20': 'a year from each kWp that could run it',
  },
  water: {
    'mm.mains-winter': 'of the mains water in winter',
    'mm.mains-summer': 'of the same water in summer',
    'mm.water-four': 'of heat a year for four people, every day at home',
    'mm.water-four-pump': 'of electricity for the same with a heat pump',
  },
  car: {
    'tariff.energy-p3': 'for a kilowatt-hour at night, before tax',
    'tariff.energy-p1': 'for the same one at nine in the evening',
    'mm.car-hour-7': 'on the road for an hour on a charger of {{size.32-a}}',
    'mm.car-km-per-kwp': 'a year from each kWp of panels',
  },
  island: {
    'mm.finca-day': 'a day in the finca that this page works out',
    'mm.finca-kwp': 'of panels for it, on a steep frame',
    'mm.december-day-steep': 'from each kWp on such a frame on a December day',
    'mm.worst-day': 'from each kWp on the worst winter day',
  },
  costs: {
    'mm.south20': 'a year from each kWp facing south',
    'mm.north20': 'from one facing north, for the same money',
    'vat.general': 'VAT is in every price of this page',
    'irpf.self-consumption-most': 'at most comes back, if you file Spanish income tax',
  },
  choice: {
    'mm.south20': 'a year from each kWp facing south',
    'mm.north20': 'from the same panel facing north',
    'own.salt': { n: 'IEC 61701', t: 'is the salt-mist test to look for by the sea' },
    'own.build': { n: 'IEC 61215', t: 'is the test of how the panel is built' },
  },
  grants: {
    'irpf.self-consumption-most': 'at most, off your income tax',
    'own.deadline': { n: '31 Dec 2026', t: 'is the last day to finish and pay' },
    'ibi.state-limit': 'is the legal ceiling of a rebate on IBI; that of Mijas is to be confirmed',
    'own.non-residents': { n: '€0', t: 'of income tax for owners who file as non-residents' },
  },
  business: {
    'mm.shop-self-use': 'of the sun is used by a shop open by day, with {{size.10-kwp}}',
    'mm.bar-self-use': 'by a bar that opens at eight in the evening',
    'law.design-project': 'of inverter; above it an engineer signs a project',
    'law.access-permit': 'above it, selling surplus needs a permit of the grid',
  },
  care: {
    'own.check': { n: '1', t: 'thorough check a year' },
    'own.rinses': { n: '2', t: 'rinses a year by the sea, in spring and autumn' },
    'mm.dirty-july-high': 'at most is lost in a dusty July, with {{size.5-kwp}}',
    'svc.calima-high': 'at most was the passing drop after the dust of March 2022',
  },
  repairs: {
    'own.faults': { n: faults, t: 'is the distributor’s number when the whole street is dark' },
    'own.reset': { n: '1 reset', t: 'of a tripped breaker; if it trips again, leave it off' },
    'law.guarantee-goods': 'of legal guarantee on a panel or inverter that a firm sold you',
  },
}

const es: Words = {
  solar: {
    'mm.south20': 'al año por kWp al sur, a 20°; [otros tejados](route:service.solar-panels)',
    'mm.west20': 'al año por kWp al oeste, a 20°',
    'tariff.surplus': 'te pagan el kWh vertido, sin impuestos',
    'town.density': 'habitantes por km²: la mayoría de los tejados se comparten',
    'town.pools': 'piscinas en el catastro ({asOf}), cuya depuradora puede funcionar con el sol',
    'tariff.energy-p1': 'si lo compras en punta, sin impuestos',
  },
  battery: {
    'tariff.energy-p1': 'cuesta el kWh en punta, sin impuestos',
    'tariff.energy-p3': 'cuesta el de madrugada, para llenarla sin sol',
    'tariff.surplus': 'te pagan si se vende en vez de guardarlo, sin impuestos',
    'town.august-day': 'de máxima media en agosto junto al mar, a la sombra',
  },
  heat: {
    'town.january-night': 'en una noche media de enero junto al mar',
    'mm.hours-below-7': 'de un año normal por debajo de 7 °C en el aeropuerto de Málaga',
    'mm.cop-35': 'kWh de calor por cada uno de luz, con el agua a 35 °C',
    'mm.cop-55': 'con el agua a 55 °C que piden los radiadores antiguos',
  },
  sources: {
    'mm.heat-45': 'de calor sacado del aire, con el agua a 45 °C',
    'mm.heat-55': 'con el agua a 55 °C, para radiadores antiguos',
    'tariff.energy-single': 'con una estufa eléctrica, también sin impuestos',
    'mm.hours-below-7': 'de un año normal por debajo de 7 °C en el aeropuerto de Málaga',
  },
  cooling: {
    'town.august-mean': 'de media en agosto, de día y de noche, junto al mar',
    'town.august-day': 'de máxima media en agosto, a la sombra',
    'mm.hours-above-30': 'de un año normal por encima de 30 °C en el aeropuerto de Málaga',
  },
  pool: {
    'town.pools': 'piscinas en el catastro del municipio ({asOf})',
    'mm.pool-35-degree': 'de calor por cada grado en una piscina de {{home:mm-pool-35.given.volumeM3}}',
    'mm.pool-35-hours': 'de una bomba de calor de {{size.9-kw}} para ese grado',
    'mm.south20': 'al año por cada kWp que podría moverla',
  },
  water: {
    'mm.mains-winter': 'tiene el agua de la red en invierno',
    'mm.mains-summer': 'tiene la misma agua en verano',
    'mm.water-four': 'de calor al año para cuatro personas, a diario en casa',
    'mm.water-four-pump': 'de luz para lo mismo con una bomba de calor',
  },
  car: {
    'tariff.energy-p3': 'el kWh de madrugada, sin impuestos',
    'tariff.energy-p1': 'ese mismo kWh a las nueve de la noche',
    'mm.car-hour-7': 'de carretera por una hora en un cargador de {{size.32-a}}',
    'mm.car-km-per-kwp': 'al año por cada kWp de placas',
  },
  island: {
    'mm.finca-day': 'al día en la finca que calcula esta página',
    'mm.finca-kwp': 'de placas para ella, muy inclinadas',
    'mm.december-day-steep': 'por cada kWp así en un día de diciembre',
    'mm.worst-day': 'de cada kWp en el peor día del invierno',
  },
  costs: {
    'mm.south20': 'al año da cada kWp al sur',
    'mm.north20': 'da uno al norte, por el mismo dinero',
    'vat.general': 'de IVA llevan los precios de esta página',
    'irpf.self-consumption-most': 'como mucho vuelven, si declaras la renta aquí',
  },
  choice: {
    'mm.south20': 'al año da cada kWp al sur',
    'mm.north20': 'da esa misma placa al norte',
    'own.salt': { n: 'IEC 61701', t: 'es el ensayo de sal que se pide junto al mar' },
    'own.build': { n: 'IEC 61215', t: 'es el ensayo de cómo está hecha la placa' },
  },
  grants: {
    'irpf.self-consumption-most': 'como máximo, en la renta',
    'own.deadline': { n: '31/12/2026', t: 'es el último día para acabar y pagar' },
    'ibi.state-limit': 'es el tope legal de la bonificación del IBI; la de Mijas está por confirmar',
    'own.non-residents': { n: '0 €', t: 'de IRPF para quien tributa como no residente' },
  },
  business: {
    'mm.shop-self-use': 'del sol aprovecha una tienda de día, con {{size.10-kwp}}',
    'mm.bar-self-use': 'aprovecha un bar que abre a las ocho de la tarde',
    'law.design-project': 'de inversor: desde ahí lo firma un técnico',
    'law.access-permit': 'con excedentes: desde ahí hace falta permiso de red',
  },
  care: {
    'own.check': { n: '1', t: 'revisión a fondo al año' },
    'own.rinses': { n: '2', t: 'aclarados al año junto al mar, en primavera y en otoño' },
    'mm.dirty-july-high': 'como mucho pierden {{size.5-kwp}} en un julio con polvo',
    'svc.calima-high': 'como mucho fue la bajada pasajera tras la calima de marzo de 2022',
  },
  repairs: {
    'own.faults': { n: faults, t: 'es el teléfono de la distribuidora si no hay luz en la calle' },
    'own.reset': { n: '1 rearme', t: 'del automático; si vuelve a saltar, se deja bajado' },
    'law.guarantee-goods': 'de garantía legal en la placa o el inversor que te vendió una empresa',
  },
}

export const jobFactWords: Record<Language, Words> = { en, es }
