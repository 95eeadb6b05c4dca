/** Whether a customer is the partner, or lives with them: compared exactly, on what both have given. */

interface Reached {
  email: string | null
  phone: string | null
}

/** One e-mail, whatever its case, or one phone number in E.164. */
export function isSamePerson(one: Reached, other: Reached): boolean {
  const mail = one.email?.toLowerCase()
  return (
    (mail !== undefined && mail === other.email?.toLowerCase()) || (one.phone !== null && one.phone === other.phone)
  )
}

/** Shortest text that is taken for an address: letters and digits. */
const leastAddressLength = 10

/** Long enough to be an address, and the same letters and digits. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  return Boolean(one && other && bare(one).length >= leastAddressLength && bare(one) === bare(other))
}
