/** The way to an address, on a map that knows nothing of who asks but this. */
export const routeLink = (address: string): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${address}, España`)}`
