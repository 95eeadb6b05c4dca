/** Session key: the chat is open, and opens again on the next page. */
export const openKey = 'emergency-chat-open'
