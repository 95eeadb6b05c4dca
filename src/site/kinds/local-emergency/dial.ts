/** The link of a Spanish number, with its country, so that a foreign phone reaches it too. */
export const dial = (number: string) => (number === '112' ? 'tel:112' : `tel:+34${number.replaceAll(' ', '')}`)
