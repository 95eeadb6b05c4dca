/** Links that reach a person. Phone numbers are E.164. */

export function telLink(phone: string): string {
  return `tel:${phone}`
}

export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** WhatsApp's own link form: digits only, without plus; with the text that the chat opens with. */
export function whatsAppLink(phone: string, text = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`
  return text.trim() === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`
}
