/** Letters that the code of a business begins with: up to twelve of its first word that has three, PARTNER without any. */
export function codeStem(businessName: string): string {
  const words = businessName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
  return (words.find((word) => word.length >= 3) ?? 'PARTNER').slice(0, 12)
}
