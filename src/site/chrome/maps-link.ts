import { townNames } from '#src/shared/i18n/town-names.ts'
import type { Office } from '#src/site/business.ts'

/** A maps search for an office: its address, or its town as long as the owner has not given one. */
export function mapsLink({ address, town }: Pick<Office, 'address' | 'town'>): string {
  const query = address ?? `${townNames[town]}, ${town === 'sotogrande' ? 'Cádiz' : 'Málaga'}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
