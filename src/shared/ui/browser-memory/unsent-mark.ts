/** Set while there may be a form that is not sent yet: what every page looks at. By itself, because every page carries it. */
export const unsentMark = 'unsent'
