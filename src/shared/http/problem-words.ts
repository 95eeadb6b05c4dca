import { billProblemWords } from './bill-problem-words.ts'
import { staffProblemWords } from './staff-problem-words.ts'

/** Titles and details of the problems any part of the API may give, by stable code. The comment says when it happens and what a caller does. */

type Words = { title: string; detail: string }

const en = {
  ...billProblemWords.en,
  ...staffProblemWords.en,
  /** Body is not JSON (or not the form it claims to be). Send valid JSON. */
  malformed_body: { title: 'The request could not be read', detail: 'The body is not valid JSON.' },
  /** A field is missing or out of its limits. `fields` says which. */
  invalid_fields: { title: 'Some answers need another look', detail: 'Check the fields below and send again.' },
  unauthenticated: { title: 'Sign in to continue', detail: 'The session is missing, has ended or was signed out.' },
  /** A browser sent the form from another site's page. Send it from ours. */
  foreign_form: {
    title: 'Sent from another site',
    detail: 'This form came from a page that is not ours. Open the page again and send it from there.',
  },
  forbidden: { title: 'Not allowed', detail: 'Your role does not allow this.' },
  not_found: { title: 'Not found', detail: 'There is nothing at this address.' },
  method_not_allowed: { title: 'Not possible here', detail: 'This address does not take that kind of request.' },
  /** The same Idempotency-Key came with another body. Use a new key for a new submission. */
  idempotency_conflict: { title: 'Already used', detail: 'This Idempotency-Key belongs to another submission.' },
  idempotency_key_invalid: {
    title: 'The Idempotency-Key is not usable',
    detail: 'Use 1 to 200 visible ASCII characters.',
  },
  taken_already: {
    title: 'Somebody has it already',
    detail: 'Another member of staff took this request before you. Load the page again to see who.',
  },
  /** Somebody changed the record in between. Reload it. */
  /** A page could not be made from what was to be published; fields name it and say why. Nothing was published. */
  page_breaks: {
    title: 'A page would break',
    detail: 'Nothing was published: one page cannot be made from this. See which one, and why.',
  },
  changed_meanwhile: {
    title: 'Changed meanwhile',
    detail: 'Somebody else changed this first. The newest state has been loaded.',
  },
  link_expired: {
    title: 'This link has ended',
    detail: 'Prices change, so links do not last for ever. Make a new quote or call us.',
  },
  /** Its prices have run out. Make the quote again. */
  quote_expired: {
    title: 'These prices have run out',
    detail: 'Make the quote again with today’s prices, and choose then. Your answers are kept.',
  },
  quote_on_its_way: {
    title: 'One moment',
    detail: 'Your quote has just been saved and is still on its way to our records. Try again in a minute.',
  },
  /** Mailed five times within a day. Open the link, or try again tomorrow. */
  quote_sent_often: {
    title: 'Sent several times today',
    detail:
      'This quote has gone out by e-mail five times today. Copy its link or download the PDF, or send it tomorrow.',
  },
  /** Somebody was faster. Ask for slots again and choose another. */
  slot_taken: {
    title: 'This time has just been taken',
    detail: 'Somebody confirmed it a moment before you. Your answers are all here; choose another time.',
  },
  /** Not a time that can be booked: past, too soon, closed, or no id of ours. Ask for slots again. */
  slot_not_offered: {
    title: 'This time cannot be booked',
    detail: 'It is past, too soon, or outside the hours in which we come. Choose one of the free times.',
  },
  booking_too_late: {
    title: 'A short call helps us now',
    detail: 'The appointment is too close to be changed here. Call us and we will find a way.',
  },
  booking_link_expired: {
    title: 'This link has ended',
    detail: 'The appointment it belongs to is long past. Choose a new time or call us.',
  },
  bookings_many: {
    title: 'You have several appointments with us',
    detail: 'Move or cancel one of them by the link in its confirmation, or call us.',
  },
  photos_many: {
    title: 'We have plenty of photographs',
    detail: 'All that you sent are here. If one is missing or wrong, write to us or call us.',
  },
  /** Only a job whose payment is recorded gets an invitation. */
  not_paid: { title: 'Not paid yet', detail: 'A review is asked for once the payment of the job is recorded.' },
  /** A review was written by this invitation. Read it; nobody changes it. */
  review_written: {
    title: 'Your review is here already',
    detail: 'One invoice, one review: you can read it on this page, and take it back if you wish.',
  },
  /** The days for a review are over. */
  review_over: {
    title: 'The time for this review has ended',
    detail:
      'The law gives thirty days for a review. If something is wrong with the work, call us; that has no such limit.',
  },
  too_large: { title: 'Too large', detail: 'The request is larger than this address accepts.' },
  unsupported_media_type: {
    title: 'Not this format',
    detail: 'Send application/json, or multipart/form-data where a file is asked for.',
  },
  /** A commission, partner or payout cannot go where it was sent from where it is. */
  step_not_possible: { title: 'Not possible now', detail: 'It is at another step already. Load the page again.' },
  /** The conversions of a month are paid once the month is over in Spain. */
  month_not_over: {
    title: 'This month is not over',
    detail: 'A payout is made once the month is complete, from the first day of the next one.',
  },
  release_needed: {
    title: 'A second person releases it',
    detail: 'Whoever made this payout run cannot release it while somebody else has the role.',
  },
  /** Another approved partner has this e-mail. */
  partner_exists: { title: 'Already a partner', detail: 'A partner with this e-mail has been approved before.' },
  partner_not_active: { title: 'Not active', detail: 'This partner is not approved at the moment.' },
  /** A partner registers themselves, or staff of ours. */
  self_referral: {
    title: 'Not a referral',
    detail: 'These are your own details, or those of our staff. A commission is for bringing somebody else.',
  },
  not_a_statement: { title: 'Not a bank statement', detail: 'Send a camt.053 file as your bank gives it.' },
  /** Wait as Retry-After says. */
  too_many_requests: {
    title: 'One moment',
    detail: 'Too many requests from this connection. Try again in a minute, or call us.',
  },
  login_failed: { title: 'Sign-in did not work', detail: 'The e-mail or the password is not right.' },
  totp_required: { title: 'One more step', detail: 'Enter the six digits from your authenticator app.' },
  password_change_needed: {
    title: 'Choose your own password first',
    detail: 'You came in with a one-time password. Choose your own, then go on.',
  },
  password_wrong: { title: 'Not changed', detail: 'That is not your present password.' },
  password_unchanged: { title: 'Not changed', detail: 'Choose another password than the present one.' },
  totp_invalid: {
    title: 'The code is not right',
    detail: 'Enter the six digits that your authenticator app shows now.',
  },
  /** The database is away. Leads are still accepted. Try again shortly. */
  database_unavailable: {
    title: 'Not available for a moment',
    detail: 'The records cannot be reached right now. Try again in a minute.',
  },
  /** The disk refuses: nothing was accepted. */
  intake_unavailable: {
    title: 'We could not save this',
    detail: 'Nothing was sent. Please call us, or try again in a minute.',
  },
  /** The queue of calculations or documents is full. */
  busy: { title: 'Busy for a moment', detail: 'Many people are asking at once. Try again in a few seconds.' },
  internal_error: {
    title: 'Something went wrong on our side',
    detail: 'We have been notified. Please try again, or call us.',
  },
} satisfies Record<string, Words>

const es: Record<keyof typeof en, Words> = {
  ...billProblemWords.es,
  ...staffProblemWords.es,
  malformed_body: { title: 'No hemos podido leer la petición', detail: 'El contenido no es JSON válido.' },
  invalid_fields: { title: 'Hay respuestas que revisar', detail: 'Mira los campos señalados y vuelve a enviarlo.' },
  unauthenticated: { title: 'Inicia sesión para seguir', detail: 'La sesión no existe, ha caducado o se ha cerrado.' },
  foreign_form: {
    title: 'Enviado desde otra web',
    detail: 'Este formulario llegó desde una página que no es nuestra. Vuelve a abrir la página y envíalo desde ahí.',
  },
  forbidden: { title: 'No permitido', detail: 'Tu perfil no permite hacer esto.' },
  not_found: { title: 'No encontrado', detail: 'En esta dirección no hay nada.' },
  method_not_allowed: { title: 'Aquí no se puede', detail: 'Esta dirección no admite ese tipo de petición.' },
  idempotency_conflict: { title: 'Ya utilizada', detail: 'Esta Idempotency-Key pertenece a otro envío.' },
  idempotency_key_invalid: {
    title: 'La Idempotency-Key no sirve',
    detail: 'Usa entre 1 y 200 caracteres ASCII visibles.',
  },
  taken_already: {
    title: 'Ya la lleva otra persona',
    detail: 'Alguien del equipo se hizo cargo antes que tú. Vuelve a cargar la página para ver quién.',
  },
  page_breaks: {
    title: 'Una página se rompería',
    detail: 'No se ha publicado nada: hay una página que no puede hacerse con esto. Mira cuál y por qué.',
  },
  changed_meanwhile: {
    title: 'Ha cambiado mientras tanto',
    detail: 'Otra persona lo ha modificado antes. Ya ves el estado actual.',
  },
  link_expired: {
    title: 'Este enlace ha caducado',
    detail: 'Los precios cambian y los enlaces no duran siempre. Haz otro presupuesto o llámanos.',
  },
  quote_expired: {
    title: 'Estos precios ya no valen',
    detail: 'Haz el presupuesto otra vez con los precios de hoy y elige entonces. Tus respuestas se conservan.',
  },
  quote_on_its_way: {
    title: 'Un momento',
    detail:
      'Tu presupuesto se acaba de guardar y todavía va camino de nuestros registros. Prueba otra vez en un minuto.',
  },
  quote_sent_often: {
    title: 'Ya enviado varias veces hoy',
    detail:
      'Este presupuesto ya ha salido hoy cinco veces por correo. Copia el enlace o descarga el PDF, o envíalo mañana.',
  },
  slot_taken: {
    title: 'Esa hora se acaba de ocupar',
    detail: 'Alguien la ha confirmado un momento antes que tú. Tus respuestas siguen aquí; elige otra hora.',
  },
  slot_not_offered: {
    title: 'Esa hora no se puede reservar',
    detail: 'Ya ha pasado, está demasiado cerca o cae fuera de nuestro horario. Elige una de las horas libres.',
  },
  booking_too_late: {
    title: 'Ahora es mejor una llamada',
    detail: 'Falta muy poco para la cita y ya no se puede cambiar aquí. Llámanos y lo arreglamos.',
  },
  booking_link_expired: {
    title: 'Este enlace ha caducado',
    detail: 'La cita a la que pertenece pasó hace tiempo. Elige otra hora o llámanos.',
  },
  bookings_many: {
    title: 'Ya tienes varias citas con nosotros',
    detail: 'Cambia o anula alguna con el enlace de su confirmación, o llámanos.',
  },
  photos_many: {
    title: 'Ya tenemos fotos de sobra',
    detail: 'Todas las que has enviado están aquí. Si falta alguna o una no vale, escríbenos o llámanos.',
  },
  not_paid: { title: 'Sin cobrar', detail: 'La opinión se pide cuando el cobro del trabajo está registrado.' },
  review_written: {
    title: 'Tu opinión ya está aquí',
    detail: 'Una factura, una opinión: puedes leerla en esta página y retirarla si quieres.',
  },
  review_over: {
    title: 'El plazo de esta opinión ha terminado',
    detail: 'La ley da treinta días para opinar. Si algo de la obra no está bien, llámanos: para eso no hay plazo.',
  },
  too_large: { title: 'Demasiado grande', detail: 'La petición supera el tamaño que admite esta dirección.' },
  unsupported_media_type: {
    title: 'Formato no admitido',
    detail: 'Envía application/json, o multipart/form-data donde se pide un archivo.',
  },
  step_not_possible: { title: 'Ahora no se puede', detail: 'Ya está en otro paso. Vuelve a cargar la página.' },
  month_not_over: {
    title: 'El mes no ha terminado',
    detail: 'La liquidación se hace con el mes completo, desde el día 1 del siguiente.',
  },
  release_needed: {
    title: 'Lo aprueba otra persona',
    detail: 'Quien ha preparado la liquidación no puede aprobarla si hay otra persona con ese perfil.',
  },
  partner_exists: { title: 'Ya es colaborador', detail: 'Ya hay un colaborador aprobado con este correo.' },
  partner_not_active: { title: 'Sin actividad', detail: 'Este colaborador no está aprobado en este momento.' },
  self_referral: {
    title: 'No es un referido',
    detail: 'Son tus propios datos o los de nuestro equipo. La comisión es por traer a otra persona.',
  },
  not_a_statement: { title: 'No es un extracto', detail: 'Envía un archivo camt.053 tal como lo da tu banco.' },
  too_many_requests: {
    title: 'Un momento',
    detail: 'Demasiadas peticiones desde esta conexión. Prueba dentro de un minuto o llámanos.',
  },
  login_failed: { title: 'No has podido entrar', detail: 'El correo o la contraseña no son correctos.' },
  totp_required: { title: 'Un paso más', detail: 'Escribe los seis dígitos de tu aplicación de autenticación.' },
  password_change_needed: {
    title: 'Primero elige tu contraseña',
    detail: 'Has entrado con una contraseña de un solo uso. Elige la tuya y sigue.',
  },
  password_wrong: { title: 'Sin cambios', detail: 'Esa no es tu contraseña actual.' },
  password_unchanged: { title: 'Sin cambios', detail: 'Elige una contraseña distinta de la actual.' },
  totp_invalid: {
    title: 'El código no es correcto',
    detail: 'Escribe los seis dígitos que muestra ahora tu aplicación.',
  },
  database_unavailable: {
    title: 'No disponible por un momento',
    detail: 'Ahora mismo no podemos consultar los datos. Prueba dentro de un minuto.',
  },
  intake_unavailable: {
    title: 'No hemos podido guardarlo',
    detail: 'No se ha enviado nada. Llámanos o prueba dentro de un minuto.',
  },
  busy: { title: 'Estamos a tope', detail: 'Hay muchas peticiones a la vez. Prueba dentro de unos segundos.' },
  internal_error: {
    title: 'Algo ha fallado por nuestra parte',
    detail: 'Ya tenemos el aviso. Prueba otra vez o llámanos.',
  },
}

export const problemWords = { en, es }
