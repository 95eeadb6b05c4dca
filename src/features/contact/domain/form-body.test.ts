import { describe, expect, it } from 'vitest'
import { contactBody, contactValuesFromForm } from './form-body.ts'

describe('a posted contact form', () => {
  it('becomes the body of the API, blanks left out, boxes read', () => {
    const form = new URLSearchParams('name= Ana &email=ana@example.com&phone=&service=solar&message=&consentPrivacy=on')
    expect(contactBody(contactValuesFromForm(form), 'es')).toEqual({
      language: 'es',
      name: 'Ana',
      email: 'ana@example.com',
      service: 'solar',
      consent: { privacy: true, marketing: false },
    })
  })
  it('keeps an empty name so that the contract refuses it at its field', () => {
    expect(contactBody(contactValuesFromForm(new URLSearchParams()), 'en')).toEqual({
      language: 'en',
      name: '',
      consent: { privacy: false, marketing: false },
    })
  })
  it('ignores a file in place of text', () => {
    const form = new FormData()
    form.set('message', new File(['x'], 'x.txt'))
    expect(contactValuesFromForm(form).message).toBe('')
  })
})
