import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur, grouped } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { c, cups, iee, n, n2, retailers, sum, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, E. Nobody's data. */

function edp(): UnseenBill {
  const code = cups('0026100082935517', '1P')
  const days = 31
  const [p1, p2] = [c(4.6 * 0.100522 * days), c(4.6 * 0.012044 * days)]
  const [e1, e2, e3] = [c(88 * 0.191204), c(76 * 0.141204), c(150 * 0.111204)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const bonus = c(days * 0.038455)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 0.5, 314)
  const [meter, care] = [c(days * 0.02663), 7.2]
  const low = sumEur(due, tax, meter)
  const [vatLow, vatHigh] = [c(low * 0.05), c(care * 0.21)]
  const total = sumEur(low, care, vatLow, vatHigh)
  return {
    name: 'EDP, VAT of 5 for power and 21 for a service',
    size: 8.5,
    finds: told({
      retailer: retailers.edp,
      cups: code,
      period: ['2023-09-24', '2023-10-25', days],
      kw: [4.6, 4.6],
      kwh: [88, 76, 150],
      totalKwh: 314,
      power,
      energy,
      vat: undefined,
      total,
      adds: [p1, p2, e1, e2, e3, bonus, tax, meter, care, vatLow, vatHigh],
    }),
    blocks: [
      lines('edp', 'EDP Clientes, S.A.U. · Plaza del Fresno 2, 33007 Oviedo · CIF A74472911'),
      columns(
        [
          heading('DATOS DE TU FACTURA'),
          lines(
            'Factura nº 31012300477192',
            'Fecha de emisión 30/10/2023',
            'Fecha de vencimiento 08/11/2023',
            'Código de cliente 40773318',
          ),
        ],
        [
          heading('TU IMPORTE'),
          bold('Total', eur(total)),
          pairs(['Luz', eur(sumEur(low, vatLow))], ['Servicios', eur(sumEur(care, vatHigh))]),
        ],
      ),
      lines(
        'Titular: COVADONGA MENÉNDEZ ÁLVAREZ · C/ Uría 50, 4º D, 33003 Oviedo',
        `CUPS: ${grouped(code)}`,
        'Plan: Fórmula Luz + Funciona · Tarifa 2.0TD · Pot. contratada P1: 4,6 kW, P2: 4,6 kW',
        'Periodo de facturación: desde 24/09/2023 hasta 25/10/2023 (31 días)',
      ),
      heading('LUZ'),
      table(
        ['Concepto', 'Desde', 'Hasta', 'Unidades', 'Precio unitario', 'Importe (€)'],
        ['Potencia P1', '24/09/2023', '25/10/2023', '4,6 kW x 31 días', '0,100522 €/kW día', n2(p1)],
        ['Potencia P2', '24/09/2023', '25/10/2023', '4,6 kW x 31 días', '0,012044 €/kW día', n2(p2)],
        ['Energía P1', '24/09/2023', '25/10/2023', '88 kWh', '0,191204 €/kWh', n2(e1)],
        ['Energía P2', '24/09/2023', '25/10/2023', '76 kWh', '0,141204 €/kWh', n2(e2)],
        ['Energía P3', '24/09/2023', '25/10/2023', '150 kWh', '0,111204 €/kWh', n2(e3)],
        ['Bono social', '24/09/2023', '25/10/2023', '31 días', '0,038455 €/día', n2(bonus)],
        ['Mecanismo ajuste RDL 10/2022', '24/09/2023', '25/10/2023', '314 kWh', '0,000000 €/kWh', '0,00'],
        ['Imp. eléctrico', '', '', n2(due), '0,5 %', n2(tax)],
        ['Alquiler contador', '24/09/2023', '25/10/2023', '31 días', '0,026630 €/día', n2(meter)],
      ),
      pairs(['Total término de potencia', eur(power)], ['Total término de energía', eur(energy)]),
      heading('SERVICIOS'),
      pairs(['Funciona Luz (cuota mensual)', eur(care)]),
      heading('IMPUESTOS'),
      table(
        ['Impuesto', 'Base', 'Tipo', 'Cuota'],
        ['IVA superreducido', eur(low), '5 %', eur(vatLow)],
        ['IVA general', eur(care), '21 %', eur(vatHigh)],
      ),
      bold('TOTAL FACTURA', eur(total)),
      heading('LECTURAS Y CONSUMO'),
      table(
        ['', 'P1', 'P2', 'P3'],
        ['25/10/2023 Telegestionada', '10.418', '9.833', '20.164'],
        ['24/09/2023 Telegestionada', '10.330', '9.757', '20.014'],
        ['Consumo (kWh)', '88', '76', '150'],
      ),
      small('Consumo últimos 12 meses: 3.902 kWh. Domiciliado en ES07 2048 0000 2* ********** Unicaja Banco.'),
    ],
  }
}

function octopus(): UnseenBill {
  const code = cups('0031103355870124', '0F')
  const days = 30
  const kwh = [44.318, 52.907, 140.662]
  const bought = sum(...kwh)
  const out = 286.54
  const [p1, p2] = [c(5.75 * 0.097 * days), c(5.75 * 0.027 * days)]
  const [e1, e2, e3] = [c(44.318 * 0.19), c(52.907 * 0.121), c(140.662 * 0.086)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const back = -c(out * 0.04)
  const wallet = -4.5
  const bonus = c((days * 9.011295) / 365)
  const due = sumEur(power, energy, back, bonus)
  const tax = iee(due, 5.11269632, bought)
  const meter = 0.81
  const base = sumEur(due, tax, meter, wallet)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Octopus, sun with a wallet, both days counted',
    finds: told({
      retailer: retailers.octopus,
      cups: code,
      period: ['2026-09-01', '2026-09-30', days],
      isInclusive: true,
      kw: [5.75, 5.75],
      kwh: [44.318, 52.907, 140.662],
      totalKwh: bought,
      surplus: out,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, back, bonus, tax, meter, wallet, vat],
    }),
    blocks: [
      lines('octopus energy', 'Octopus Energy España, S.L.U. · C/ Colón 1, 46004 Valencia · B87835146'),
      heading('¡Hola, Lucía! Aquí tienes tu factura'),
      lines('Del 1 de septiembre de 2026 al 30 de septiembre de 2026 (30 días, ambos incluidos)'),
      box(
        bold('Total de tu factura', eur(total)),
        lines('Lo cobraremos el 9 de octubre de 2026 en tu cuenta ES** **** **** **** **** 9073'),
      ),
      columns(
        [
          lines(
            'Nº de factura: ES-2026-10-00481927',
            'Emitida el 3 de octubre de 2026',
            'Nº de cuenta Octopus: A-7F21C0D4',
            'Tarifa: Octopus Solar 3P',
          ),
        ],
        [lines('Lucía Benítez Carmona', 'Camino de la Ermita 6', '29649 Mijas Costa, Málaga', `CUPS: ${code}`)],
      ),
      heading('Potencia'),
      table(
        ['Periodo', 'kW contratados', '€/kW/día', 'Días', 'Importe'],
        ['Punta', '5,75', '0,097', '30', eur(p1)],
        ['Valle', '5,75', '0,027', '30', eur(p2)],
        ['Total potencia', '', '', '', eur(power)],
      ),
      heading('Energía'),
      table(
        ['Periodo', 'kWh', '€/kWh', 'Importe'],
        ['Punta', '44,318', '0,190', eur(e1)],
        ['Llano', '52,907', '0,121', eur(e2)],
        ['Valle', '140,662', '0,086', eur(e3)],
        ['Total energía', n(bought, 3), '', eur(energy)],
      ),
      heading('Tu energía solar'),
      table(
        ['', 'kWh', '€/kWh', 'Importe'],
        ['Excedentes vertidos a la red', '286,540', '0,040', eur(back)],
        ['Solar Wallet: saldo aplicado', '', '', eur(wallet)],
      ),
      small(
        'Saldo anterior de tu Solar Wallet 18,20 € · usado 4,50 € · saldo actual 13,70 €. Producción estimada de tu instalación de 4,4 kWp: 611 kWh. Autoconsumo: 324,46 kWh.',
      ),
      heading('Otros conceptos e impuestos'),
      pairs(
        ['Financiación del bono social (30 días x 0,024688 €/día)', eur(bonus)],
        [`Impuesto eléctrico (5,11269632 % sobre ${eur(due)})`, eur(tax)],
        ['Alquiler del contador', eur(meter)],
        ['Subtotal sin IVA', eur(base)],
        ['IVA (21 %)', eur(vat)],
      ),
      bold('Total', eur(total)),
      small(
        '¿Tienes amigos? Invítalos y os llevaréis 50 € cada uno. Usa tu enlace share.octopusenergy.es/coral-otter-512.',
      ),
    ],
  }
}

export const sixthE = (): UnseenBill[] => [edp(), octopus()]
