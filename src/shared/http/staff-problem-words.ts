/** Problems that only staff meet: people merged, files brought in, accounts. */

type Words = { title: string; detail: string }

const en = {
  /** One of the two was merged into somebody else meanwhile. Load the list again. */
  merged_already: {
    title: 'Merged already',
    detail: 'One of these records has become part of another meanwhile. Load the page again to see which.',
  },
  same_person: { title: 'One and the same', detail: 'Choose two different people.' },
  /** The time to undo is over, or the person has been erased. */
  undo_ended: { title: 'This can no longer be undone', detail: 'The time to undo it is over, or the data is erased.' },
  /** The file is no table of leads: wrong kind, no head that we know, more than 50,000 rows. */
  import_unreadable: {
    title: 'We could not read this file',
    detail: 'Save the sheet as CSV with a first row of column names, one of them the name, and choose it again.',
  },
  import_unclosed_quote: {
    title: 'A quotation mark is never closed',
    detail: 'Everything after it would be read as one cell. Close it or take it out, and choose the file again.',
  },
  import_too_long: { title: 'Too many rows', detail: 'Up to 50,000 rows fit in one import. Split the file.' },
  /** An import that was undone cannot be committed, nor the other way round. */
  import_state: { title: 'Not possible any more', detail: 'This import has been finished or undone already.' },
  /** A link is used, too old, or none of ours. Ask for another at the sign-in. */
  password_link_ended: {
    title: 'This link has ended',
    detail: 'It has been used, or its time is over. Ask for another one at the sign-in.',
  },
  last_admin: {
    title: 'The last administrator stays',
    detail: 'Make somebody else an administrator first; otherwise nobody could let people in.',
  },
  too_many_views: { title: 'Too many views', detail: 'Thirty views are saved already. Forget one first.' },
  /** It has come in; what was asked for stays as it is. */
  deposit_received: {
    title: 'The deposit has come in',
    detail: 'This deposit is noted as received. Take that back first, then correct it.',
  },
  /** Three times are held for this customer already. Let one of them go first. */
  offers_many: {
    title: 'Three times are held already',
    detail: 'Three times are held for this customer. Let one of them go, then offer another.',
  },
  /** The customer left no e-mail address. */
  no_address: {
    title: 'There is no e-mail address',
    detail: 'This customer left no e-mail address. Call them, and note that you told them.',
  },
  job_not_begun: { title: 'Nothing is signed yet', detail: 'The list of the job opens when the quote is accepted.' },
  job_step_waits: {
    title: 'Another step comes first',
    detail: 'This step waits for another, or a later one is done already. The list shows which.',
  },
  mail_has_left: {
    title: 'The mail has left',
    detail: 'Its ten seconds are over. The timeline says what became of it.',
  },
  person_restricted: {
    title: 'Their data may not be used',
    detail: 'This person asked that their data be kept and not used, so nothing can be sent to them.',
  },
  email_taken: {
    title: 'This address has an account',
    detail: 'Somebody with this e-mail is among the staff already.',
  },
}

const es: Record<keyof typeof en, Words> = {
  merged_already: {
    title: 'Ya está fusionada',
    detail: 'Una de estas fichas ya forma parte de otra. Vuelve a cargar la página para ver cuál.',
  },
  same_person: { title: 'Son la misma ficha', detail: 'Elige dos personas distintas.' },
  undo_ended: {
    title: 'Ya no se puede deshacer',
    detail: 'El plazo para deshacerlo ha terminado o los datos están borrados.',
  },
  import_unreadable: {
    title: 'No hemos podido leer este archivo',
    detail:
      'Guarda la hoja como CSV, con una primera fila con los nombres de las columnas, entre ellas el nombre, y vuelve a elegirla.',
  },
  import_unclosed_quote: {
    title: 'Unas comillas no se cierran',
    detail: 'Todo lo que sigue se leería como una sola celda. Ciérralas o quítalas y vuelve a elegir el archivo.',
  },
  import_too_long: {
    title: 'Demasiadas filas',
    detail: 'En una importación caben 50.000 filas como máximo. Divide el archivo.',
  },
  import_state: { title: 'Ya no es posible', detail: 'Esta importación ya está terminada o deshecha.' },
  password_link_ended: {
    title: 'Este enlace ya no sirve',
    detail: 'Ya se ha usado o ha caducado. Pide otro en la página de entrada.',
  },
  last_admin: {
    title: 'Tiene que quedar un administrador',
    detail: 'Nombra antes a otra persona; si no, nadie podría dar acceso a nadie.',
  },
  too_many_views: { title: 'Demasiadas vistas', detail: 'Ya hay treinta vistas guardadas. Olvida antes una.' },
  deposit_received: {
    title: 'La señal ya ha llegado',
    detail: 'Esta señal consta como recibida. Deshazlo primero y corrígela después.',
  },
  offers_many: {
    title: 'Ya guardamos tres horas',
    detail: 'Hay tres horas guardadas para este cliente. Suelta una y ofrece después la otra.',
  },
  no_address: {
    title: 'No hay dirección de correo',
    detail: 'Este cliente no dejó correo. Llámalo y anota que ya lo sabe.',
  },
  job_not_begun: {
    title: 'Aún no hay nada firmado',
    detail: 'La lista de la obra se abre cuando se acepta el presupuesto.',
  },
  job_step_waits: {
    title: 'Antes va otro paso',
    detail: 'Este paso espera a otro, o ya está hecho uno posterior. La lista dice cuál.',
  },
  mail_has_left: {
    title: 'El correo ya ha salido',
    detail: 'Sus diez segundos han terminado. El historial dice qué ha sido de él.',
  },
  person_restricted: {
    title: 'Sus datos no se pueden usar',
    detail: 'Esta persona ha pedido que guardemos sus datos sin usarlos, así que no se le puede enviar nada.',
  },
  email_taken: { title: 'Esta dirección ya tiene cuenta', detail: 'Ya hay alguien del equipo con este correo.' },
}

export const staffProblemWords = { en, es }
