import type { Language } from '#src/shared/i18n/language.ts'
import type { FactOf, JobTheme } from './job-themes.ts'

/** What each figure of a job is of; Markdown with figures, as the texts of pages, and `{asOf}` for the figure's own date. */
type Words = { [Theme in JobTheme]: Record<FactOf<Theme>, string> }

const en: Words = {
  solar: {
    'mm.south20': 'a year from each kWp to the south; [other roofs](route:service.solar-panels)',
    'mm.west20': 'a year from each kWp on a slope to the west',
    'tariff.surplus': 'paid for a kilowatt-hour that goes out to the grid',
    'town.density': 'people per km², so most roofs are shared',
    'town.pools': 'pools in the land register ({asOf}), whose pumps can run on the sun',
    'tariff.energy-p1': 'for one bought in the evening, before tax',
  },
  battery: {
    'tariff.energy-p1': 'for a kilowatt-hour of the evening, before tax: what a battery saves',
    'tariff.energy-p3': 'for one at night: what filling it without sun costs',
    'tariff.surplus': 'for one that is sold and not stored',
    'town.august-day': 'average high of an August day by the sea, in the shade',
  },
  heat: {
    'town.january-night': 'on an average January night by the sea',
    'mm.hours-below-7': 'of a usual year below 7 °C at Málaga airport',
    'mm.cop-35': 'kWh of heat from one of electricity, with water at 35 °C',
    'mm.cop-55': 'with the water at 55 °C that old radiators ask for',
  },
  cooling: {
    'town.august-mean': 'mean of an August day and night by the sea',
    'town.august-day': 'average high of an August day, in the shade',
    'mm.hours-above-30': 'of a usual year above 30 °C at Málaga airport',
  },
  pool: {
    'town.pools': 'pools in the town’s land register ({asOf})',
    'mm.pool-40-degree': 'of heat for each degree in a pool of {{home:mm-pool-40.given.volumeM3}}',
    'mm.pool-40-hours': 'of a heat pump of {{size.9-kw}} for that degree',
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
    'mm.worst-day': 'from the same on the worst day of a typical winter',
  },
}

const es: Words = {
  solar: {
    'mm.south20': 'al año por kWp al sur; [otros tejados](route:service.solar-panels)',
    'mm.west20': 'si la vertiente mira al oeste',
    'tariff.surplus': 'te pagan el kWh vertido',
    'town.density': 'habitantes por km²: la mayoría de los tejados se comparten',
    'town.pools': 'piscinas en el catastro ({asOf}), que pueden depurar con el sol',
    'tariff.energy-p1': 'si lo compras en punta, sin impuestos',
  },
  battery: {
    'tariff.energy-p1': 'cuesta el kWh en punta, sin impuestos: lo que ahorra una batería',
    'tariff.energy-p3': 'el de madrugada: lo que cuesta llenarla sin sol',
    'tariff.surplus': 'si se vende en vez de guardarlo',
    'town.august-day': 'de máxima media en agosto junto al mar, a la sombra',
  },
  heat: {
    'town.january-night': 'en una noche media de enero junto al mar',
    'mm.hours-below-7': 'de un año normal por debajo de 7 °C en el aeropuerto de Málaga',
    'mm.cop-35': 'kWh de calor por cada uno de luz, con el agua a 35 °C',
    'mm.cop-55': 'con el agua a 55 °C que piden los radiadores antiguos',
  },
  cooling: {
    'town.august-mean': 'de media en agosto, de día y de noche, junto al mar',
    'town.august-day': 'de máxima media en agosto, a la sombra',
    'mm.hours-above-30': 'de un año normal por encima de 30 °C en el aeropuerto de Málaga',
  },
  pool: {
    'town.pools': 'piscinas en el catastro del municipio ({asOf})',
    'mm.pool-40-degree': 'de calor por cada grado en una piscina de {{home:mm-pool-40.given.volumeM3}}',
    'mm.pool-40-hours': 'de una bomba de calor de {{size.9-kw}} para ese grado',
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
    'mm.worst-day': 'por ese mismo kWp en el peor día de un invierno normal',
  },
}

export const jobFactWords: Record<Language, Words> = { en, es }
