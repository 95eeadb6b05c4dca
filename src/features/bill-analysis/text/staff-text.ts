import type { Language } from '#src/shared/i18n/language.ts'
import { billText } from './text.ts'

const words = {
  en: {
    title: 'Bill',
    year: 'Energy in a year',
    download: (number: string, type: string, size: string) => `Download file ${number} (${type}, ${size})`,
    keptUntil: (day: string) => `Kept, encrypted, until ${day}. Who opens it is noted.`,
    gone: 'The files have been deleted after their 30 days.',
    failed: 'The file did not arrive. Try again.',
    period: 'Period',
    retailer: 'Retailer',
    maxP2Kw: 'Highest demand, nights and weekends',
  },
  es: {
    title: 'Factura',
    year: 'Energía en un año',
    download: (number: string, type: string, size: string) => `Descargar archivo ${number} (${type}, ${size})`,
    keptUntil: (day: string) => `Guardado y cifrado hasta el ${day}. Queda anotado quién lo abre.`,
    gone: 'Los archivos se borraron al cumplirse los 30 días.',
    failed: 'El archivo no ha llegado. Prueba otra vez.',
    period: 'Periodo',
    retailer: 'Comercializadora',
    maxP2Kw: 'Máxima demanda, noches y fines de semana',
  },
}

/** Words of the staff's view of a bill that was sent, with those of the bill's own figures. */
export const billStaffText = (language: Language) => ({ ...words[language], fields: billText(language).fields })
