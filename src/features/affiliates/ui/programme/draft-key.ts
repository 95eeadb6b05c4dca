/** Where this session keeps an application that is not sent yet. */
export const draftKey = 'application-draft'
