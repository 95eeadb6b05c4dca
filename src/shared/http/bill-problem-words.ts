/** Titles and details of what a file sent as a bill can be instead, by stable code: what it is, and what to do. */

type Words = { title: string; detail: string }

const en = {
  file_missing: { title: 'No file came', detail: 'Send the bill as a file in the field “file”.' },
  too_many_files: { title: 'Too many files', detail: 'Send up to six files at once.' },
  /** Of a table of hours. */
  hourly_unknown: {
    title: 'A table we do not know',
    detail: 'We read hourly consumption from Datadis and e-distribución, as CSV or XLSX, with date, hour and kWh.',
  },
  hourly_empty: {
    title: 'No hours in this file',
    detail: 'Its columns are right, but no line has a date, an hour and kWh. Download it again for a whole year.',
  },
  file_empty: { title: 'The file is empty', detail: 'Download the bill again from your retailer, or photograph it.' },
  file_type: {
    title: 'Not a PDF or a picture',
    detail:
      'Whatever its name says, this file is no PDF, JPEG, PNG or WebP. Send the PDF of your bill or a photograph of it.',
  },
  /** The route names what it takes; what a file is, its bytes say. */
  file_not_accepted: {
    title: 'Not a kind of file we take here',
    detail: 'Whatever its name says, this file is of another kind. Send a JPEG, PNG or WebP picture, or a PDF.',
  },
  file_heic: {
    title: 'A picture format we cannot open',
    detail: 'This is an HEIC picture. Take a screenshot of it, or send it as JPEG.',
  },
  pdf_encrypted: {
    title: 'The PDF has a password',
    detail: 'Open it, print it to a new PDF without a password, and send that one. A photograph works too.',
  },
  pdf_damaged: {
    title: 'The PDF is damaged or cut off',
    detail: 'It cannot be opened. Download the bill again from your retailer and send it whole.',
  },
  pdf_with_script: {
    title: 'The PDF holds a program',
    detail: 'A bill needs none, so we do not open it. Print it to a new PDF, or photograph it.',
  },
  too_many_pages: {
    title: 'Too many pages for a bill',
    detail: 'We read up to twelve pages. Send only the pages of the bill, without the contract.',
  },
  image_too_large: {
    title: 'The picture is too large',
    detail: 'Send it smaller: 40 megapixels are more than enough.',
  },
  image_damaged: { title: 'The picture is damaged', detail: 'It cannot be opened. Photograph the bill again.' },
  bill_unreadable: {
    title: 'We could not read this',
    detail:
      'Lay the bill flat in daylight, fill the picture with one page, and photograph it again. The PDF is clearer still.',
  },
  bill_too_heavy: {
    title: 'This file takes too long',
    detail: 'We stopped reading it. Send the PDF from your retailer, or a picture of one page.',
  },
  not_a_bill: {
    title: 'This does not look like an electricity bill',
    detail: 'Look for kW and kWh, and for the words “potencia contratada”. Send the bill that has them.',
  },
  bill_water: { title: 'This looks like a water bill', detail: 'We read electricity bills. Look for kWh on yours.' },
  bill_gas: {
    title: 'This looks like a gas bill',
    detail: 'We read electricity bills. If yours has both, send the pages with the electricity.',
  },
  bill_telephone: {
    title: 'This looks like a telephone bill',
    detail: 'We read electricity bills. Look for kWh on yours.',
  },
  bill_foreign: {
    title: 'This looks like a bill from another country',
    detail: 'We read Spanish electricity bills, with a CUPS code that begins with ES.',
  },
  bill_large_supply: {
    title: 'A supply above 15 kW',
    detail:
      'This bill has a tariff for larger supplies, with six periods. We read those of homes, 2.0TD. Send it to us and a person looks at it.',
  },
} satisfies Record<string, Words>

const es: Record<keyof typeof en, Words> = {
  file_missing: { title: 'No ha llegado ningún archivo', detail: 'Envía la factura como archivo en el campo «file».' },
  too_many_files: { title: 'Demasiados archivos', detail: 'Envía hasta seis archivos a la vez.' },
  hourly_unknown: {
    title: 'Una tabla que no conocemos',
    detail: 'Leemos el consumo por horas de Datadis y e-distribución, en CSV o XLSX, con fecha, hora y kWh.',
  },
  hourly_empty: {
    title: 'No hay horas en este archivo',
    detail:
      'Las columnas están bien, pero ninguna línea tiene fecha, hora y kWh. Descárgalo otra vez para un año entero.',
  },
  file_empty: {
    title: 'El archivo está vacío',
    detail: 'Descarga otra vez la factura de tu comercializadora o hazle una foto.',
  },
  file_type: {
    title: 'No es un PDF ni una imagen',
    detail: 'Diga lo que diga su nombre, no es un PDF, JPEG, PNG ni WebP. Envía el PDF de la factura o una foto.',
  },
  file_not_accepted: {
    title: 'Aquí no podemos recibir este tipo de archivo',
    detail: 'Diga lo que diga su nombre, este archivo es de otro tipo. Envía una imagen JPEG, PNG o WebP, o un PDF.',
  },
  file_heic: {
    title: 'Un formato de imagen que no podemos abrir',
    detail: 'Es una imagen HEIC. Haz una captura de pantalla o envíala como JPEG.',
  },
  pdf_encrypted: {
    title: 'El PDF tiene contraseña',
    detail: 'Ábrelo, imprímelo en un PDF nuevo sin contraseña y envía ese. También vale una foto.',
  },
  pdf_damaged: {
    title: 'El PDF está dañado o incompleto',
    detail: 'No se puede abrir. Descarga otra vez la factura de tu comercializadora y envíala entera.',
  },
  pdf_with_script: {
    title: 'El PDF lleva un programa dentro',
    detail: 'Una factura no lo necesita, así que no lo abrimos. Imprímela en un PDF nuevo o hazle una foto.',
  },
  too_many_pages: {
    title: 'Demasiadas páginas para una factura',
    detail: 'Leemos hasta doce páginas. Envía solo las de la factura, sin el contrato.',
  },
  image_too_large: { title: 'La imagen es demasiado grande', detail: 'Envíala más pequeña: con 40 megapíxeles sobra.' },
  image_damaged: { title: 'La imagen está dañada', detail: 'No se puede abrir. Haz otra foto de la factura.' },
  bill_unreadable: {
    title: 'No hemos podido leerla',
    detail: 'Pon la factura plana y con luz de día, llena la foto con una página y repítela. El PDF se lee aún mejor.',
  },
  bill_too_heavy: {
    title: 'Este archivo tarda demasiado',
    detail: 'Hemos dejado de leerlo. Envía el PDF de tu comercializadora o la foto de una página.',
  },
  not_a_bill: {
    title: 'No parece una factura de la luz',
    detail: 'Busca kW y kWh, y las palabras «potencia contratada». Envía la factura que las tenga.',
  },
  bill_water: { title: 'Parece una factura del agua', detail: 'Leemos facturas de la luz. Busca kWh en la tuya.' },
  bill_gas: {
    title: 'Parece una factura del gas',
    detail: 'Leemos facturas de la luz. Si la tuya tiene las dos cosas, envía las páginas de la electricidad.',
  },
  bill_telephone: {
    title: 'Parece una factura de teléfono',
    detail: 'Leemos facturas de la luz. Busca kWh en la tuya.',
  },
  bill_foreign: {
    title: 'Parece una factura de otro país',
    detail: 'Leemos facturas de la luz españolas, con un código CUPS que empieza por ES.',
  },
  bill_large_supply: {
    title: 'Un suministro de más de 15 kW',
    detail:
      'Esta factura tiene una tarifa para suministros mayores, con seis periodos. Leemos las de viviendas, 2.0TD. Envíanosla y la mira una persona.',
  },
}

export const billProblemWords = { en, es }
