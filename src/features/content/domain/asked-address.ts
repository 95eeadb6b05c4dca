import { tidyAddress } from './redirects.ts'

/** What only programs that look for holes ask for. */
const guess =
  /^\/(?:wp|wordpress|xmlrpc|phpmyadmin|cgi-bin|vendor|backup|config|env|login|administrator|actuator|geoserver|owa|api|media|admin|crm)(?:[-_/.\d]|$)/
const longest = 100
/** Longer words without a hyphen are keys and names of people in some address of ours or another's. */
const longestWord = 24

/** The address as it is counted; undefined for what no reader follows or what may be about somebody: keys, numbers, addresses of mail. */
export function addressToCount(path: string): string | undefined {
  const tidy = tidyAddress(path)
  if (tidy === undefined || tidy.length > longest || guess.test(tidy)) return undefined
  const plain = tidy.replace(/\.html?$/, '')
  if (!/^(?:\/[\p{L}\d][\p{L}\d_-]*)+$/u.test(plain) || /\d{5}/.test(plain)) return undefined
  return plain.split(/[/_-]/).some((word) => word.length > longestWord) ? undefined : tidy
}
