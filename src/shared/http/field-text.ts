/** Messages beside a field, by stable code. Where a limit matters the words hold it. */

const en = {
  required: 'Fill this in',
  wrong_type: 'This is not in the expected form',
  wrong_format: 'This is not in the expected form',
  unknown_field: 'This field is not known',
  not_a_number: 'Enter a number',
  not_in_list: 'Choose one of the options',
  choose_one: 'Choose at least one',
  too_many: 'Too many choices',
  too_small: (limit: string) => `Enter ${limit} or more`,
  too_big: (limit: string) => `Enter ${limit} or less`,
  too_long: (limit: string) => `Use ${limit} characters at most`,
  characters_not_allowed: 'Remove the invisible characters',
  email_invalid: 'Enter an e-mail address such as ana@example.com',
  phone_invalid: 'Enter a phone number such as +34 600 000 000',
  partner_code_invalid: 'Enter the code as it stands on the card, such as COSTA-7',
  email_or_phone_required: 'Enter an e-mail or a phone number',
  message_or_service_required: 'Write a message or choose a service',
  consent_required: 'Tick the box so that we may answer you',
  all_zero: 'At least one weight must be above zero',
  date_out_of_range: 'This date is out of range',
  whole_cents: 'Enter an amount in euros and whole cents',
  consumption_required: 'Enter your monthly bill or your yearly consumption',
  price_absurd:
    'This is five times the price in force or more, or a fifth of it or less; go there in steps if it is right',
}

const es: { [code in keyof typeof en]: (typeof en)[code] } = {
  required: 'Rellena este campo',
  wrong_type: 'No tiene la forma esperada',
  wrong_format: 'No tiene la forma esperada',
  unknown_field: 'Este campo no existe',
  not_a_number: 'Escribe un número',
  not_in_list: 'Elige una de las opciones',
  choose_one: 'Elige al menos una opción',
  too_many: 'Demasiadas opciones',
  too_small: (limit) => `Escribe ${limit} o más`,
  too_big: (limit) => `Escribe ${limit} o menos`,
  too_long: (limit) => `Usa ${limit} caracteres como máximo`,
  characters_not_allowed: 'Quita los caracteres invisibles',
  email_invalid: 'Escribe un correo como ana@example.com',
  phone_invalid: 'Escribe un teléfono como +34 600 000 000',
  partner_code_invalid: 'Escribe el código como está en la tarjeta, por ejemplo COSTA-7',
  email_or_phone_required: 'Escribe un correo o un teléfono',
  message_or_service_required: 'Escribe un mensaje o elige un servicio',
  consent_required: 'Marca la casilla para que podamos contestarte',
  all_zero: 'Al menos un valor tiene que ser mayor que cero',
  date_out_of_range: 'Esta fecha queda fuera del plazo',
  whole_cents: 'Escribe un importe en euros y céntimos enteros',
  consumption_required: 'Escribe tu factura mensual o tu consumo al año',
  price_absurd:
    'Es cinco veces el precio vigente o más, o la quinta parte o menos; si es correcto, hazlo en varios pasos',
}

export const fieldText = { en, es }
