/** The types published for negotiator stop at 0.6; this is the part of 1.1 that is used here. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    /** The available encodings that the client accepts, best first; of equals, in the preferred order. */
    encodings(available: string[], options?: { preferred?: string[] }): string[]
  }
}
