import { describe, expect, test } from 'vitest'
import { business } from '#src/site/business.ts'
import { contactConfirmation } from './contact-confirmation.ts'
import { contactNotice } from './contact-notice.ts'

const enquiry = {
  reference: 'E-7KX2M9',
  name: 'Ana "La Vecina"',
  service: 'heat-pump' as const,
  message: 'First line <script>\nSecond line & more',
  location: 'La Cala',
  answerBy: '2026-11-24T16:30:00Z',
}
const toVisitor = { ...enquiry, business }
const toStaff = {
  ...enquiry,
  brand: business.name,
  email: 'ana@example.org',
  phone: null,
  visitorLanguage: 'es' as const,
  leadUrl: 'https://casa.example/crm/leads/2',
}

describe('the confirmation of an enquiry', () => {
  test.each([
    ['en', 'We have your enquiry, reference E-7KX2M9', 'by Tuesday 24 November at 17:30', 'Heat pump', 'erase'],
    [
      'es',
      'Nos ha llegado tu consulta, referencia E-7KX2M9',
      'martes 24 de noviembre a las 17:30',
      'Aerotermia',
      'borrar',
    ],
  ] as const)(
    'in %s tells who answers and by when, what was sent and how to have it erased',
    (language, subject, when, service, erase) => {
      const mail = contactConfirmation({ ...toVisitor, language })
      expect(mail.subject).toBe(subject)
      for (const fact of [when, service, erase, 'La Cala', '> First line <script>\n> Second line & more'])
        expect(mail.text).toContain(fact)
      expect(mail.html).toContain('First line &lt;script&gt;\nSecond line &amp; more')
    },
  )

  test('sends nobody a link that somebody wrote into the form', () => {
    for (const link of ['win now https://spam.example/x', 'see www.spam.example', 'spam.example/x']) {
      const mail = contactConfirmation({ ...toVisitor, language: 'es', message: link, name: link, location: link })
      expect(mail.text + mail.html).not.toContain('spam.example')
      expect(mail.text).toContain('Hola:')
    }
  })

  test('does without service, message and place', () => {
    const mail = contactConfirmation({ ...toVisitor, language: 'en', service: null, message: null, location: null })
    expect(mail.text + mail.html).not.toMatch(/null|undefined/)
  })
})

describe('the notice of an enquiry', () => {
  test('names the subject, the person and the lead', () => {
    const mail = contactNotice({ ...toStaff, language: 'es' })
    expect(mail.subject).toBe('Consulta nueva E-7KX2M9: Aerotermia')
    for (const fact of ['Ana "La Vecina"', 'ana@example.org', 'La Cala', 'español', 'https://casa.example/crm/leads/2'])
      expect(mail.text).toContain(fact)
    expect(mail.text).not.toContain('Teléfono')
  })

  test('without a service is named by its place', () => {
    expect(contactNotice({ ...toStaff, language: 'en', service: null }).subject).toBe('New enquiry E-7KX2M9: La Cala')
  })
})
