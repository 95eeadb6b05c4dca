import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur, grouped } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, iee, n2, page, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, D. Nobody's data. */

function repsol(): UnseenBill {
  const code = cups('0026000017730215')
  const days = 30
  const [p1, p2] = [c(5.75 * 0.0819 * days), c(5.75 * 0.0819 * days)]
  const [e1, e2, e3] = [c(121 * 0.1797), c(109 * 0.1297), c(203 * 0.0897)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const bonus = c(days * 0.012742)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 5.11269632, 433)
  const [meter, care] = [0.81, 4.99]
  const base = sumEur(due, tax, meter, care)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Repsol, the amount in the first column',
    size: 8.5,
    finds: told({
      retailer: retailers.repsol,
      cups: code,
      period: ['2025-02-03', '2025-03-05', days],
      kw: [5.75, 5.75],
      kwh: [121, 109, 203],
      totalKwh: 433,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, bonus, tax, meter, care, vat],
    }),
    blocks: [
      lines(
        'REPSOL',
        'Repsol Comercializadora de Electricidad y Gas, S.L.U. · C/ Méndez Álvaro 44, 28045 Madrid · CIF B39540760',
      ),
      box(
        lines('Hola, Begoña', 'Esta es tu factura de luz del 03/02/2025 al 05/03/2025 (30 días)'),
        bold('Total a pagar', eur(total)),
        lines('Se cargará en tu cuenta ES** **** **** **** **** 4471 a partir del 17/03/2025'),
      ),
      columns(
        [
          heading('Lo que has consumido'),
          lines(
            'Consumo total: 433 kWh',
            'Punta 121 kWh · 28 %',
            'Llano 109 kWh · 25 %',
            'Valle 203 kWh · 47 %',
            'El año pasado en estas fechas: 461 kWh',
          ),
        ],
        [
          heading('Tu saldo en Waylet'),
          lines(
            'Con esta factura generas 3,42 € de saldo',
            'Saldo acumulado: 27,15 €',
            'Ahorra hasta 40 cts./litro en carburante',
          ),
        ],
      ),
      heading('Detalle de tu factura'),
      table(
        ['Importe', 'Concepto', 'Cálculo'],
        [eur(power), 'TÉRMINO FIJO', ''],
        [n2(p1), 'Potencia P1 (punta)', '5,75 kW x 0,0819 €/kW día x 30 días'],
        [n2(p2), 'Potencia P2 (valle)', '5,75 kW x 0,0819 €/kW día x 30 días'],
        [eur(energy), 'TÉRMINO VARIABLE', ''],
        [n2(e1), 'Energía P1', '121 kWh x 0,1797 €/kWh'],
        [n2(e2), 'Energía P2', '109 kWh x 0,1297 €/kWh'],
        [n2(e3), 'Energía P3', '203 kWh x 0,0897 €/kWh'],
        [n2(bonus), 'Financiación del bono social', '30 días x 0,012742 €/día'],
        [n2(tax), 'Impuesto eléctrico', `5,11269632 % de ${n2(due)} €`],
        [n2(meter), 'Alquiler de contador', '1 mes'],
        [n2(care), 'Mantenimiento Luz 24h', '1 mes'],
        [n2(base), 'Base imponible', ''],
        [n2(vat), 'IVA 21 %', ''],
        [eur(total), 'TOTAL FACTURA', ''],
      ),
      page,
      heading('Datos del contrato'),
      lines(
        'Titular: Begoña Salas Ruiz · NIF: ***4471** · Nº de cliente: 1000844719',
        'Tarifa: Ahorro Plus · Peaje 2.0TD · Fin de vigencia: 03/08/2025',
        'Potencia contratada: 5,75 kW en P1 y 5,75 kW en P2',
        `CUPS: ${grouped(code)}`,
        'Nº de factura: 0250305A000871126 · Fecha de factura: 10/03/2025',
        'Dirección del suministro: Paseo de Pereda 30, 39004 Santander · Distribuidora: Viesgo Distribución Eléctrica, S.L.',
      ),
      table(
        ['Lecturas', 'Punta', 'Llano', 'Valle'],
        ['03/02/2025 (real)', '15.200', '13.918', '28.447'],
        ['05/03/2025 (real)', '15.321', '14.027', '28.650'],
      ),
      small('Potencia máxima demandada en los últimos 12 meses: punta 5,132 kW, valle 4,904 kW.'),
    ],
  }
}

function totalEnergies(): UnseenBill {
  const code = cups('0026000044190873', '0F')
  const days = 30
  const [p1, p2] = [c(3.45 * 0.0801 * days), c(3.45 * 0.0801 * days)]
  const energy = c(198 * 0.1325)
  const power = sumEur(p1, p2)
  const bonus = c(days * 0.019121)
  const off = -c(energy * 0.1)
  const due = sumEur(power, energy, off, bonus)
  const tax = iee(due, 0.5, 198)
  const meter = c(days * 0.02663)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.1)
  const total = sumEur(base, vat)
  return {
    name: 'TotalEnergies, one price, years of two digits, lowered taxes of 2026',
    finds: told({
      retailer: retailers.total,
      cups: code,
      period: ['2026-03-12', '2026-04-11', days],
      kw: [3.45, 3.45],
      kwh: [49, 47, 102],
      totalKwh: 198,
      power,
      energy,
      vat: 10,
      total,
      adds: [p1, p2, energy, off, bonus, tax, meter, vat],
    }),
    blocks: [
      columns(
        [
          lines('TotalEnergies Clientes, S.A.U.', 'CIF A95000295 · C/ Isabel II 24, 39002 Santander'),
          heading('Factura de electricidad'),
          lines(
            'Número: 26R100442918',
            'Fecha de factura: 16-04-26',
            'Periodo facturado: 12-03-26 a 11-04-26',
            'Vencimiento: 27-04-26',
          ),
        ],
        [
          lines('D. IÑAKI ECHEVARRÍA SOTO', 'C/ URIBITARTE 12 5º C', '48001 BILBAO', 'Contrato: 0070 3319 8842'),
          box(bold('TOTAL A PAGAR', eur(total))),
        ],
      ),
      heading('¿Qué estoy pagando?'),
      pairs(
        ['Potencia', `${n2(power)} €`],
        ['Energía', `${n2(energy)} €`],
        ['Descuentos', `${n2(off)} €`],
        ['Impuestos y otros', `${n2(sumEur(bonus, tax, meter, vat))} €`],
      ),
      heading('Detalle'),
      lines('A TU AIRE SIEMPRE · Peaje 2.0TD'),
      pairs(
        ['Término de potencia P1: 3,45 kW * 30 días * 0,0801 €/kW día', n2(p1)],
        ['Término de potencia P2: 3,45 kW * 30 días * 0,0801 €/kW día', n2(p2)],
        ['Término de energía: 198 kWh * 0,1325 €/kWh', n2(energy)],
        ['Dto. 10% término de energía', n2(off)],
        ['Financiación bono social: 30 días * 0,019121 €/día', n2(bonus)],
        [`Impuesto especial electricidad: 0,5% * ${n2(due)} €`, n2(tax)],
        ['Alquiler equipo de medida: 30 días * 0,02663 €/día', n2(meter)],
        ['BASE IMPONIBLE', n2(base)],
        ['IVA 10%', n2(vat)],
      ),
      bold('TOTAL FACTURA (€)', n2(total)),
      heading('Consumo'),
      table(
        ['Contador 39018827', 'P1', 'P2', 'P3', 'Total'],
        ['Lectura 12-03-26 (real)', '2.207', '2.145', '4.480', ''],
        ['Lectura 11-04-26 (real)', '2.256', '2.192', '4.582', ''],
        ['Consumo kWh', '49', '47', '102', '198'],
      ),
      bars(
        ['M-25', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'E-26', 'F', 'M'],
        [212, 190, 177, 160, 158, 121, 166, 180, 214, 240, 251, 230, 198],
      ),
      small(
        `Dirección de suministro: C/ Uribitarte 12 5º C, 48001 Bilbao · CUPS: ${code}`,
        'Entidad bancaria: BBVA · IBAN ES68 0182 **** **** **** **42',
        'Potencia máxima: P1 2,988 kW (04-01-26), P2 2,644 kW (17-01-26). Real Decreto-ley 7/2026: rebaja temporal de impuestos hasta el 31-05-26.',
      ),
    ],
  }
}

export const sixthD = (): UnseenBill[] => [repsol(), totalEnergies()]
