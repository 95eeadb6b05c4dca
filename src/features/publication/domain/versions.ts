/** One published version of a subject. */
export interface PublishedVersion {
  subject: string
  /** From 1; 0 is what the project's own files say. */
  version: number
  value: unknown
  /** ISO 8601. */
  publishedAt: string
  publishedBy: string
}

/** The newest version of every subject that has one. */
export type Versions = Readonly<Record<string, PublishedVersion>>

/** Names a state: 'prices 3, switch:on-call 7'; '' for version 0 of everything. */
export function nameOf(versions: Versions): string {
  return Object.values(versions)
    .map(({ subject, version }) => `${subject} ${version}`)
    .sort()
    .join(', ')
}

/** With one more version. */
export function withVersion(versions: Versions, added: PublishedVersion): Versions {
  return { ...versions, [added.subject]: added }
}
