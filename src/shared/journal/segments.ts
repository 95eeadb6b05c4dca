import { readdirSync } from 'node:fs'

/** The journal's files are numbered from 1 and end at 8 MB. */
export const segmentBytes = 8 * 1024 * 1024

export const segmentName = (segment: number): string => `${String(segment).padStart(8, '0')}.log`

/** The numbers of the segments in a folder, oldest first. */
export const segmentsIn = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /^\d{8}\.log$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b)
