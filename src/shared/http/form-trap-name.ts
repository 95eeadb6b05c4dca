/** What the field is called that nobody sees; programs like to fill in what is called so. */
export const trapName = 'homepage'
