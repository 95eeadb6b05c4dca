import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCharacters } from '#src/features/emergency-chat/domain/read-message.ts'
import { triageFrom } from '#src/features/emergency-chat/read-triage.ts'

const triage = triageFrom(join(import.meta.dirname, 'wording.txt'))
const levelOf = (message: string) => triage(message, 'en').level

const pricesInSpanish = (item: string) =>
  `Muy señores míos: les escribo para pedirles precio de varias cosas que queremos hacer en casa antes del verano. Primero, cambiar la lámpara del comedor por otra más moderna. Segundo, poner un enchufe junto a la cama. ${item} Por último, nos gustaría saber si trabajan los sábados y si la visita se cobra. No corre ninguna prisa. Les agradezco de antemano su atención y les envío un cordial saludo.`

test('a danger in the middle of a polite request for prices is a danger', () => {
  expect(levelOf(pricesInSpanish('Tercero, revisar el enchufe del horno, que suelta chispas y huele a quemado.'))).toBe(
    'critical',
  )
  expect(levelOf(pricesInSpanish('Tercero, un grifo que da como calambre cuando se toca con la mano mojada.'))).toBe(
    'critical',
  )
  expect(levelOf(pricesInSpanish('Tercero, revisar el enchufe del horno, que está flojo.'))).not.toBe('critical')
})

describe('a list of what is not wrong', () => {
  test.each([
    ['en', 'The survey found no evidence of overheating, arcing or damp. What does a new board cost?'],
    ['en', 'No sparks, no smell, no hot plugs, nobody has had a shock. The hall light is out, any day will do.'],
    [
      'es',
      'No hay humo, ni chispas, ni olor a quemado, ni calambres. Solo queremos presupuesto para cambiar los focos.',
    ],
    ['fr', "Ni fumée, ni étincelle, ni odeur, personne n'a pris de décharge. Quel est le prix d'un contrôle ?"],
    ['de', 'Kein Rauch, keine Funken, heiß wird er nicht, riechen tut auch nichts. Was kostet eine Prüfung?'],
  ])('is no danger: %s', (_, message) => expect(levelOf(message)).not.toBe('critical'))

  test.each([
    ['en', 'No sparks, no noise, nobody hurt, the trip has not gone. But smoke is coming out of the socket.'],
    ['es', 'No hay ruido ni calor y nadie está malo. Pero en la cocina huele a gas.'],
    ['fr', "Pas de bruit, pas d'étincelle, rien ne saute. Mais de la fumée sort de la prise."],
    ['de', 'Kein Geräusch, keine Funken, nichts ist gefallen. Aber aus der Steckdose kommt Rauch.'],
  ])('does not hide the one thing that is: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})

describe('words of a leaflet, a film, a dream, another year', () => {
  test.each([
    ['en', 'The leaflet says: "If you smell gas, leave the house." Do you have it in German?'],
    ['en', 'In the film last night the whole panel was on fire and sparks flew. Do you do yearly checks?'],
    ['es', 'Anoche soñé que salían chispas de todas las lámparas. ¿Cuánto cuesta una revisión?'],
    ['es', 'Hace diez años, en Caracas, vi quemarse un transformador. ¿Merece la pena una batería?'],
    ['fr', 'Votre brochure dit « ça sent le brûlé ? Appelez ! ». Je voudrais un devis pour deux lustres.'],
    ['de', 'Im Krimi gestern ist einer in der Wanne von einem Stromschlag gestorben. Geht das mit einem FI noch?'],
  ])('are no danger: %s', (_, message) => expect(levelOf(message)).not.toBe('critical'))

  test.each([
    ['en', 'My tenant writes: "there is smoke coming out of the cooker hood". What do I tell her?'],
    ['en', 'The manual says "a slight smell is normal", but smoke is coming out of the inverter.'],
    ['es', 'La inquilina me escribe: "sale humo del enchufe del router". ¿Qué le digo?'],
    ['en', 'While we watched a film smoke came out of the telly.'],
    ['en', "Saw your advert, there's smoke coming out of the plug."],
    ['fr', "Le manuel dit que c'est normal, mais il sort de la fumée de l'onduleur."],
    ['de', 'Die Mieterin schreibt: "Aus der Steckdose kommt Rauch." Was soll sie tun?'],
  ])('do not hide what happens now: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})

describe('a message that is too long to be read whole', () => {
  const filler = 'We would also like a price for a ceiling lamp in the hall and another one on the terrace. '
  const long = filler.repeat(600)
  const danger = 'There is smoke coming out of the fuse box. '

  test('is a danger when it begins or ends with one', () => {
    expect(long.length).toBeGreaterThan(15 * readCharacters)
    expect(levelOf(danger + long)).toBe('critical')
    expect(levelOf(long + danger)).toBe('critical')
    expect(levelOf(long)).toBe('low')
  })
  test('is a danger wherever it stands in what is read', () => {
    const kept = filler.repeat(Math.floor((readCharacters - danger.length) / filler.length))
    for (let at = 0; at < kept.length; at += filler.length)
      expect(levelOf(kept.slice(0, at) + danger + kept.slice(at)), `after ${at} letters`).toBe('critical')
  })
  test('is cut before anything reads it: what was left out changes nothing', () => {
    const half = readCharacters / 2
    const [head, tail] = [long.slice(0, half), long.slice(-half)]
    expect(triage(head + danger.repeat(400) + tail, 'en')).toEqual(triage(head + long + tail, 'en'))
  })
})

describe('idioms, names and what is not', () => {
  test.each([
    ['en', 'Our boat is called Blaze and lies in Sotogrande. Do you do marine shore power sockets?'],
    ['es', 'Llamo de la peluquería La Chispa, en la calle Fuego 3. Queremos cambiar los fluorescentes por led.'],
    ['es', 'Ni un enchufe caliente ni un calambre en treinta años. ¿Cuánto cuesta cambiar el cuadro por otro más grande?'],
    ['es', 'Muy agradecida: ya no da calambre la escalera de la piscina. ¿El certificado lo mandáis por correo?'],
    ['es', 'En la junta saltaron chispas por lo de las placas. ¿Qué mayoría hace falta?'],
  ])('are no danger: %s', (_, message) => expect(levelOf(message)).not.toBe('critical'))

  test.each([
    ['es', 'sale mucha chispa del enchufe'],
    ['es', 'ha hecho humo el enchufe del horno'],
    ['es', 'saltan chispas en la caja de plomos'],
    ['es', 'Robot inútil, que no quiero presupuesto, que se me quema la casa'],
    ['es', 'mi inquilino jura que sale humo del termo'],
    ['es', 'en la calle Fuego 3 sale humo del cuadro'],
    ['en', 'the inverter went up in smoke when I switched it on'],
    ['en', 'I notice that smoke comes out of the meter cupboard'],
    ['en', 'Blaze in the kitchen behind the oven'],
  ])('do not swallow the same words said in earnest: %s', (_, message) => expect(levelOf(message)).toBe('critical'))
})
