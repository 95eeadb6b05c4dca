/** Two letters or figures that stand for a name, without what is in brackets: 'Office 1 (sample)' is O1. */
export const initialsOf = (name: string): string =>
  name
    .replace(/\(.*?\)/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
