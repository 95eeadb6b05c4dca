import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { triageFrom } from '#src/features/emergency-chat/read-triage.ts'

const triage = triageFrom(join(import.meta.dirname, 'wording.txt'))
const levelOf = (message: string) => triage(message, 'en').level

describe('thanks or a repair of something else excuse no live danger', () => {
  test.each([
    [
      'en',
      "Thanks for the quick reply about the aircon. The power went off and mum's oxygen machine is on its battery.",
    ],
    ['en', 'Thank you for fixing the gate. Smoke came out of the socket in the hall, breaker is off.'],
    ['en', 'You repaired the oven, thanks, but the plug behind it crackles and smells burnt.'],
    ['en', 'The tap pricks since your colleague changed the heater. Thank you for the invoice.'],
    ['es', 'El grifo pincha desde que su compañero cambió el termo. Gracias por la factura.'],
    ['fr', 'Le robinet pique les doigts depuis que votre collègue a changé le chauffe-eau. Merci pour la facture.'],
    ['de', 'Der Wasserhahn kribbelt, seit Ihr Kollege den Boiler ausgetauscht hat. Danke für die Rechnung.'],
  ])('%s: %s', (_, message) => expect(levelOf(message)).toBe('critical'))

  test.each([
    ['en', 'You fixed the sparking socket, all good now, thank you.'],
    ['en', 'The burning smell is gone since you replaced the dimmer, thank you so much.'],
    ['fr', 'Vous avez réparé la prise brûlée, tout va bien, merci.'],
    ['de', 'Seit Sie die verschmorte Dose getauscht haben, ist alles bestens, danke.'],
  ])('a repair of the danger itself does, %s: %s', (_, message) => expect(levelOf(message)).not.toBe('critical'))
})

describe('a danger in words of its own', () => {
  test.each([
    ['en', 'My wife does her dialysis at home in the evening and since five we have no electric at all, what now?'],
    ['es', 'La caja con las palanquitas hace ruido de freír huevos desde esta mañana.'],
  ])('%s: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})

describe('what swells and hisses is danger without its name', () => {
  test.each([
    ['en', 'A quote for six panels, please. The box that stores our solar has begun to bulge and makes a low hiss.'],
    ['es', 'Presupuesto para seis placas. El armario que guarda lo del sol está abombado y silba.'],
    ['fr', "Un devis pour six panneaux. Le coffre qui garde l'énergie est gonflé et siffle un peu."],
    ['de', 'Angebot für sechs Module bitte. Der Schrank, der den Strom aufhebt, ist ausgebeult und zischt leise.'],
  ])('%s: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})

describe('what befell those who lived there before', () => {
  test.each([
    ['en', 'The previous owner had shocks in the shower. The bathroom is new since 2023. Do we need a certificate?'],
    ['es', 'El dueño anterior sufrió un incendio en la cocina, que es nueva. ¿Hace falta boletín?'],
    ['de', 'Der Vorbesitzer hat an der Dusche einen Schlag bekommen. Das Bad ist neu. Reicht das Protokoll?'],
  ])('is no danger, %s: %s', (_, message) => expect(levelOf(message)).not.toBe('critical'))
  test.each([
    ['en', 'The previous owner had shocks in the shower and now we get them too.'],
    ['en', 'The previous owner left a fuse box behind and there is smoke coming out of it.'],
    ['es', 'El dueño anterior decía que la ducha daba calambre y ahora nos pasa a nosotros también.'],
    ['fr', "L'ancien propriétaire prenait le jus sous la douche et nous aussi maintenant."],
    ['de', 'Der Vorbesitzer bekam in der Dusche Schläge und wir jetzt auch.'],
  ])('is danger where it goes on, %s: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})

describe('programmes of talks, novels of several sentences, figures of speech', () => {
  test.each([
    ['en', 'We plan a talk: what to do if a socket smokes, why taps give shocks, how to help. Would you come?'],
    [
      'es',
      'Preparamos una charla. El programa: qué hacer si huele a gas, por qué dan calambre los grifos. ¿Vendríais?',
    ],
    ['fr', "J'écris un roman. La victime reçoit une décharge, le tableau prend feu. Le chapitre tient-il debout ?"],
    ['fr', 'Merci pour le devis. Mon mari a eu un choc en voyant le total ! Nous rappelons en mars.'],
    ['en', 'My husband says the house will explode with one more heater. He is joking. What power do I need?'],
  ])('are no danger, %s: %s', (_, message) => expect(levelOf(message)).not.toBe('critical'))
  test.each([
    ['en', 'I am writing a novel, so I sit here all day. Smoke is coming out of my kitchen socket.'],
    ['en', 'We came home from a talk about safety and the plug in the hall is sparking.'],
    ['en', 'I got a shock when I opened the fridge, the quote can wait.'],
    ['fr', "J'ai pris une décharge en ouvrant le frigo, le devis peut attendre."],
    ['en', 'No joke: the boiler exploded.'],
  ])('hide no danger, %s: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})
