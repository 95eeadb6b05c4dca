import { bold, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur, grouped } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { c, cups, iee, n2, page, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, B. Nobody's data. */

function xxi(): UnseenBill {
  const code = cups('0031607004418290', '0F')
  const days = 29
  const kwh = [63, 58, 94] as const
  const yearly = (kw: number, price: number) => c((kw * price * days) / 365)
  const [p1, p2, margin] = [yearly(3.45, 26.36), yearly(3.45, 1.14), yearly(3.45, 3.113)]
  const power = sumEur(p1, p2, margin)
  const [t1, t2, t3] = [c(63 * 0.092539), c(58 * 0.027378), c(94 * 0.00312)]
  const cost = 23.86
  const energy = sumEur(t1, t2, t3, cost)
  const bonus = c((days * 4.650987) / 365)
  const off = -c((power + energy + bonus) * 0.425)
  const due = sumEur(power, energy, bonus, off)
  const tax = iee(due, 5.11269632, 215)
  const meter = c((0.81 * 12 * days) / 365)
  const zeroBase = sumEur(due, tax)
  const igic = c(meter * 0.07)
  const total = sumEur(zeroBase, meter, igic)
  return {
    name: 'Energía XXI in the Canaries: regulated, social bonus, IGIC',
    size: 8.5,
    finds: told({
      retailer: retailers.xxi,
      cups: code,
      period: ['2025-08-19', '2025-09-17', days],
      kw: [3.45, 3.45],
      kwh: [...kwh],
      totalKwh: 215,
      power,
      energy,
      vat: 0,
      total,
      adds: [p1, p2, margin, t1, t2, t3, cost, bonus, off, tax, meter, igic],
    }),
    blocks: [
      lines(
        'energía XXI',
        'ENERGÍA XXI COMERCIALIZADORA DE REFERENCIA, S.L.U. · CIF B82846825',
        'c/ Ribera del Loira 60, 28042 Madrid',
      ),
      columns(
        [
          heading('DATOS DE LA FACTURA'),
          pairs(
            ['IMPORTE FACTURA:', eur(total)],
            ['Nº factura:', 'SFR503N0099183'],
            ['Referencia:', '0999 3301 7745'],
            ['Periodo de consumo:', '19/08/2025 a 17/09/2025'],
            ['Fecha de cargo:', '30/09/2025'],
            ['Fecha emisión factura:', '22/09/2025'],
          ),
        ],
        [lines('NIEVES HERNÁNDEZ BETANCOR', 'C/ León y Castillo 88, 1º', '35003 LAS PALMAS DE GRAN CANARIA')],
      ),
      heading('RESUMEN DE LA FACTURA'),
      pairs(
        ['Por potencia contratada', eur(power)],
        ['Por energía consumida', eur(energy)],
        ['Financiación del bono social', eur(bonus)],
        ['Descuento por bono social', eur(off)],
        ['Impuesto electricidad', eur(tax)],
        ['Alquiler del contador', eur(meter)],
        [`IGIC tipo cero (0% s/ ${n2(zeroBase)})`, eur(0)],
        [`IGIC normal (7% s/ ${n2(meter)})`, eur(igic)],
      ),
      bold('TOTAL IMPORTE FACTURA', eur(total)),
      heading('INFORMACIÓN DEL CONSUMO ELÉCTRICO'),
      table(
        ['Lecturas', 'Fecha', 'Tipo', 'P1 punta (kWh)', 'P2 llano (kWh)', 'P3 valle (kWh)'],
        ['Actual', '17/09/2025', 'real', '5.311', '4.907', '9.446'],
        ['Anterior', '19/08/2025', 'real', '5.248', '4.849', '9.352'],
        ['Consumo', '', '', '63', '58', '94'],
      ),
      lines(
        'Consumo total de esta factura: 215 kWh. Ha consumido un 4 % menos que en el mismo periodo del año anterior (224 kWh).',
        'Límite máximo de energía con derecho a descuento por bono social: 1.587 kWh al año. Consumido con descuento: 1.106 kWh.',
      ),
      heading('DATOS DEL CONTRATO'),
      lines(
        'Titular: NIEVES HERNÁNDEZ BETANCOR. NIF: 42******F',
        'Potencias contratadas: punta 3,450 kW; valle 3,450 kW',
        'Peaje de transporte y distribución: 2.0TD. Segmento de cargos: 1',
        'Tipo de contrato: PVPC con bono social. Consumidor vulnerable. El bono vence el 02/03/2027',
        `CUPS: ${code}`,
        'Distribuidora: EDISTRIBUCIÓN REDES DIGITALES S.L.U. Nº contrato de acceso: 430027719558',
      ),
      page,
      heading('DETALLE DE LA FACTURA'),
      bold('Facturación por potencia contratada', eur(power)),
      small('Importe por peajes de transporte y distribución y cargos:'),
      pairs(
        ['P1: 3,450 kW x 26,360000 €/kW y año x (29/365) días', eur(p1)],
        ['P2: 3,450 kW x 1,140000 €/kW y año x (29/365) días', eur(p2)],
        ['Margen de comercialización fijo: 3,450 kW x 3,113000 €/kW y año x (29/365) días', eur(margin)],
      ),
      bold('Facturación por energía consumida', eur(energy)),
      small('Importe por peajes de transporte y distribución y cargos:'),
      pairs(
        ['P1: 63 kWh x 0,092539 €/kWh', eur(t1)],
        ['P2: 58 kWh x 0,027378 €/kWh', eur(t2)],
        ['P3: 94 kWh x 0,003120 €/kWh', eur(t3)],
        ['Importe por coste de la energía: 215 kWh', eur(cost)],
      ),
      pairs(
        ['Financiación del bono social: 4,650987 €/año x (29/365) días', eur(bonus)],
        [`Descuento por bono social (42,5% s/ ${n2(sumEur(power, energy, bonus))} €)`, eur(off)],
        [`Impuesto electricidad: 5,11269632 % s/ ${n2(due)} €`, eur(tax)],
        ['Alquiler del contador: 0,81 €/mes', eur(meter)],
        [`IGIC 0 % s/ ${n2(zeroBase)} €`, eur(0)],
        [`IGIC 7 % s/ ${n2(meter)} €`, eur(igic)],
      ),
      bold('Total importe factura', eur(total)),
      heading('DESTINO DEL IMPORTE DE LA FACTURA'),
      lines('Coste de la energía 48,2 % · Peajes 26,1 % · Cargos 17,9 % · Impuestos aplicados 5,7 % · Alquiler 2,1 %'),
    ],
  }
}

function iberdrola(): UnseenBill {
  const code = cups('0021880016270048', '1P')
  const days = 30
  const [day, night] = [132, 148]
  const [e1, e2] = [c(day * 0.189755), c(night * 0.084206)]
  const [p1, p2] = [c(5.5 * 0.086301 * days), c(8.05 * 0.013014 * days)]
  const [power, energy, bonus] = [sumEur(p1, p2), sumEur(e1, e2), c(days * 0.012742)]
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 3.8, 280)
  const [meter, care] = [0.81, 8.95]
  const base = sumEur(due, tax, meter, care)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Iberdrola, two prices of a night plan, powers that differ',
    size: 8.5,
    font: 'DejaVu Sans Mono',
    finds: told({
      retailer: retailers.iberdrola,
      cups: code,
      period: ['2024-05-08', '2024-06-07', days],
      kw: [5.5, 8.05],
      kwh: [58, 74, 148],
      totalKwh: 280,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, bonus, tax, meter, care, vat],
    }),
    blocks: [
      lines('Iberdrola Clientes, S.A.U.', 'Plaza Euskadi 5, 48009 Bilbao. CIF A-95758389'),
      columns(
        [lines('PERIODO DE FACTURACIÓN', '08/05/2024 - 07/06/2024', 'DÍAS FACTURADOS', '30')],
        [lines('Nº FACTURA', '21240611030188274', 'FECHA DE EMISIÓN', '11/06/2024')],
      ),
      columns(
        [lines('TOTAL', eur(total), 'FECHA PREVISTA DE COBRO', '18/06/2024')],
        [lines('ANTONIO ROJAS LUQUE', 'URB. LOS NARANJOS 17', '29680 ESTEPONA')],
      ),
      heading('RESUMEN DE FACTURA'),
      pairs(
        ['ENERGÍA', eur(sumEur(due, tax))],
        ['SERVICIOS Y OTROS CONCEPTOS', eur(sumEur(meter, care))],
        ['IVA', eur(vat)],
      ),
      bold('TOTAL IMPORTE FACTURA', eur(total)),
      heading('INFORMACIÓN DE SU CONTRATO'),
      lines(
        'Plan Noche. Potencia punta: 5,5 kW / Potencia valle: 8,05 kW',
        'Peaje de acceso a la red (ATR): 2.0TD',
        'Identificación punto de suministro (CUPS):',
        grouped(code),
        'Número de contador: 0033917264. Referencia de contrato: 638 114 902',
        'Forma de pago: ES76 0049 **** **** **** 1180',
      ),
      page,
      heading('DETALLE DE FACTURA'),
      table(
        ['ENERGÍA', 'CÁLCULO', 'IMPORTE'],
        ['Potencia facturada punta', '5,5 kW x 30 días x 0,086301 €/kW día', eur(p1)],
        ['Potencia facturada valle', '8,05 kW x 30 días x 0,013014 €/kW día', eur(p2)],
        ['Total importe potencia', '', eur(power)],
        ['Energía consumida horas día', '132 kWh x 0,189755 €/kWh', eur(e1)],
        ['Energía consumida horas noche', '148 kWh x 0,084206 €/kWh', eur(e2)],
        ['Total 280 kWh', '', eur(energy)],
        ['Financiación bono social', '30 días x 0,012742 €/día', eur(bonus)],
        ['Impuesto sobre electricidad', `3,8 % s/${n2(due)} €`, eur(tax)],
        ['TOTAL ENERGÍA', '', eur(sumEur(due, tax))],
      ),
      table(
        ['SERVICIOS Y OTROS CONCEPTOS', 'CÁLCULO', 'IMPORTE'],
        ['Alquiler equipos de medida', '1 mes x 0,81 €/mes', eur(meter)],
        ['Protección Eléctrica Hogar', '1 mes x 8,95 €/mes', eur(care)],
        ['TOTAL SERVICIOS Y OTROS CONCEPTOS', '', eur(sumEur(meter, care))],
        ['IMPORTE TOTAL', '', eur(base)],
        ['IVA', `21 % s/${n2(base)} €`, eur(vat)],
        ['TOTAL IMPORTE FACTURA', '', eur(total)],
      ),
      small(
        'SUS LECTURAS DESAGREGADAS SEGÚN LA TARIFA DE ACCESO, TOMADAS EL 07/06/2024 SON: PUNTA: 6.904 KWH; LLANO: 8.120 KWH; VALLE 19.533 KWH, SIENDO LAS LECTURAS REALES.',
        'SUS CONSUMOS DESAGREGADOS HAN SIDO PUNTA: 58 KWH; LLANO: 74 KWH; VALLE 148 KWH.',
        'LAS POTENCIAS MÁXIMAS DEMANDADAS EN EL ÚLTIMO AÑO HAN SIDO 4,86 KW EN PUNTA Y 7,12 KW EN VALLE.',
        'SU CONSUMO EN EL ÚLTIMO AÑO HA SIDO DE 3.871 KWH. GASTO MEDIO DIARIO DE ESTA FACTURA 2,71 €.',
      ),
    ],
  }
}

export const sixthB = (): UnseenBill[] => [xxi(), iberdrola()]
