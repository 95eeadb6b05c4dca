/** Where this session keeps an enquiry that is not sent yet. */
export const draftKey = 'contact-draft'
