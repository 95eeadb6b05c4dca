import { type Block, bold, heading, lines, pairs, table } from './blocks.ts'

/** Bills and papers that no layout has: written out by hand, with what a reader must find, or say that it is. */
export interface OddBill {
  name: string
  blocks: Block[]
  finds?: Record<string, string | number | boolean | null>
  refuses?: string
}

const cups = 'ES0031405012345678RX'

export const oddBills: readonly OddBill[] = [
  {
    name: 'a change of price within the bill: the blocks add up',
    blocks: [
      lines(
        'Octopus Energy España, S.L.U.',
        'octopusenergy.es',
        'CUPS ES0031405012345678RX',
        'Tu factura del 15-12-2025 a 14-01-2026 (30 días)',
        'Peaje 2.0TD',
      ),
      heading('Potencia'),
      pairs(
        ['Punta 4,600 kW * 17 días * 0,097000 €/kW/día', '7,59 €'],
        ['Valle 4,600 kW * 17 días * 0,027000 €/kW/día', '2,11 €'],
        ['Punta 4,600 kW * 13 días * 0,099000 €/kW/día', '5,92 €'],
        ['Valle 4,600 kW * 13 días * 0,028000 €/kW/día', '1,67 €'],
      ),
      heading('Energía activa'),
      pairs(
        ['Punta 55,20 kWh * 0,192000 €/kWh', '10,60 €'],
        ['Llano 61,10 kWh * 0,113000 €/kWh', '6,90 €'],
        ['Valle 120,40 kWh * 0,082000 €/kWh', '9,87 €'],
        ['Punta 40,10 kWh * 0,195000 €/kWh', '7,82 €'],
        ['Llano 39,90 kWh * 0,115000 €/kWh', '4,59 €'],
        ['Valle 99,60 kWh * 0,083000 €/kWh', '8,27 €'],
      ),
      pairs(
        ['Bono social', '0,46 €'],
        ['Impuesto eléctrico 5,11269632 %', '3,34 €'],
        ['Alquiler de contador', '0,80 €'],
        ['Subtotal', '69,94 €'],
        ['IVA 21%', '14,69 €'],
      ),
      bold('Total', '84,63 €'),
    ],
    finds: {
      'period.start': '2025-12-15',
      'period.end': '2026-01-14',
      'period.days': 30,
      'contractedPowerKw.p1': 4.6,
      'contractedPowerKw.p2': 4.6,
      'energyKwh.p1': 95.3,
      'energyKwh.p2': 101,
      'energyKwh.p3': 220,
      'energyKwh.total': 416.3,
      'amounts.powerTermEur': 17.29,
      'amounts.energyTermEur': 48.05,
      'amounts.vatRate': 21,
      'amounts.totalEur': 84.63,
    },
  },
  {
    name: 'the regulated model with tolls and margin apart',
    blocks: [
      lines(
        'CURENERGÍA COMERCIALIZADOR DE ÚLTIMO RECURSO, S.A.U.',
        'Factura PVPC',
        'CUPS: ES0031405012345678RX',
        'Periodo de facturación: del 31/05/2026 a 30/06/2026 (30 días)',
        'Peaje de transporte y distribución: 2.0TD',
      ),
      lines(
        'Potencia contratada en punta-llano: 4,600 kW',
        'Potencia contratada en valle: 4,600 kW',
        'Potencia máxima demandada en el último año: 3,100 kW en punta y 2,900 kW en valle',
      ),
      heading('Consumo'),
      table(
        ['', 'Punta', 'Llano', 'Valle', 'Total'],
        ['Consumo en kWh', '60', '70', '120', '250'],
        ['Lectura real anterior', '1.200', '1.310', '5.500', ''],
        ['Lectura real actual', '1.260', '1.380', '5.620', ''],
      ),
      heading('Facturación por potencia contratada'),
      lines('Importe por peajes de transporte y distribución y cargos:'),
      pairs(
        ['P1: 4,600 kW x 27,704413 €/kW y año x (30/365) días', '10,47 €'],
        ['P2: 4,600 kW x 0,725423 €/kW y año x (30/365) días', '0,27 €'],
      ),
      lines('Margen de comercialización fijo:'),
      pairs(['4,600 kW x 3,113 €/kW y año x (30/365) días', '1,18 €']),
      heading('Facturación por energía consumida'),
      lines('Importe por peajes de transporte y distribución y cargos:'),
      pairs(
        ['P1: 60 kWh x 0,097553 €/kWh', '5,85 €'],
        ['P2: 70 kWh x 0,029267 €/kWh', '2,05 €'],
        ['P3: 120 kWh x 0,003292 €/kWh', '0,40 €'],
        ['Importe por coste de la energía', '26,20 €'],
      ),
      pairs(
        ['Financiación del bono social', '0,60 €'],
        ['Impuesto de electricidad: 5,11269632 % de 47,02 €', '2,40 €'],
        ['Alquiler de equipos de medida: 30 días x 0,026630 €/día', '0,80 €'],
        ['IVA 21 % de 50,22 €', '10,55 €'],
      ),
      bold('TOTAL IMPORTE FACTURA', '60,77 €'),
    ],
    finds: {
      retailer: 'Curenergía',
      'contractedPowerKw.p1': 4.6,
      'contractedPowerKw.p2': 4.6,
      'energyKwh.p1': 60,
      'energyKwh.p2': 70,
      'energyKwh.p3': 120,
      'energyKwh.total': 250,
      'amounts.powerTermEur': 11.92,
      'amounts.energyTermEur': 34.5,
      'amounts.vatRate': 21,
      'amounts.totalEur': 60.77,
      'period.days': 30,
    },
  },
  {
    name: 'amounts and quantities in columns without units',
    blocks: [
      lines(
        'Som Energia, SCCL',
        'somenergia.coop',
        'Número de CUPS: ES 0031 4050 1234 5678 RX',
        'Fecha de emisión: 05.08.2026',
        'Período facturado: 30.06.2026 - 31.07.2026',
        'Días facturados: 31',
      ),
      heading('Potencia facturada'),
      table(
        ['', 'Punta', 'Valle'],
        ['Potencia contratada (kW)', '3,450', '3,450'],
        ['Precio (€/kW año)', '28,100000', '4,200000'],
        ['Total (€)', '8,23', '1,23'],
      ),
      heading('Energía utilizada'),
      table(
        ['', 'Punta', 'Llano', 'Valle'],
        ['kWh', '88', '91', '143'],
        ['Precio (€/kWh)', '0,188000', '0,132000', '0,099000'],
        ['Total (€)', '16,54', '12,01', '14,16'],
      ),
      pairs(
        ['Coste de la potencia', '9,46 €'],
        ['Coste de la energía', '42,71 €'],
        ['Bono Social', '0,77 €'],
        ['Impuesto de la electricidad (5,11269632 %)', '2,67 €'],
        ['Alquiler del contador', '0,83 €'],
        ['IVA 21 %', '11,85 €'],
      ),
      bold('TOTAL FACTURA', '68,29 €'),
    ],
    finds: {
      retailer: 'Som Energia',
      cups: cups,
      'period.start': '2026-06-30',
      'period.end': '2026-07-31',
      'period.days': 31,
      'contractedPowerKw.p1': 3.45,
      'contractedPowerKw.p2': 3.45,
      'energyKwh.p1': 88,
      'energyKwh.p2': 91,
      'energyKwh.p3': 143,
      'energyKwh.total': 322,
      'amounts.powerTermEur': 9.46,
      'amounts.energyTermEur': 42.71,
      'amounts.vatRate': 21,
      'amounts.totalEur': 68.29,
    },
  },
  {
    name: 'a Catalan bill',
    blocks: [
      lines(
        'Repsol Comercializadora de Electricidad y Gas, S.L.U.',
        'CUPS: ES0031405012345678RX',
        'Període de facturació: 01/07/2026 fins al 01/08/2026',
        'Peatge 2.0TD',
      ),
      pairs(
        ['Potència punta 3,3 kW x 31 dies x 27,704413 €/kW any', '7,76 €'],
        ['Potència vall 3,3 kW x 31 dies x 0,725423 €/kW any', '0,20 €'],
      ),
      pairs(
        ['Energia punta 41,00 kWh x 0,190000 €/kWh', '7,79 €'],
        ['Energia pla 50,00 kWh x 0,130000 €/kWh', '6,50 €'],
        ['Energia vall 80,00 kWh x 0,090000 €/kWh', '7,20 €'],
      ),
      pairs(
        ['Bo social', '0,77 €'],
        ["Impost sobre l'electricitat 5,11269632 %", '1,51 €'],
        ['Lloguer de comptador', '0,83 €'],
        ['IVA 21 % de 32,56 €', '6,84 €'],
      ),
      bold('Total factura', '39,40 €'),
    ],
    finds: {
      'contractedPowerKw.p1': 3.3,
      'energyKwh.p1': 41,
      'energyKwh.p2': 50,
      'energyKwh.p3': 80,
      'amounts.totalEur': 39.4,
      'amounts.vatRate': 21,
      'period.days': 31,
    },
  },
  {
    name: 'an instalment is paid, but the bill is another sum',
    blocks: [
      lines(
        'Holaluz-Clidom S.A.',
        'CUPS: ES0031405012345678RX',
        'Factura del 01/05/2026 al 31/05/2026',
        'Peaje de acceso: 2.0TD',
        'Tu cuota fija mensual: 75,00 €',
        'Total a pagar este mes: 75,00 €',
      ),
      pairs(
        ['Potencia P1 4,600 kW x 30 días x 0,095000 €/kW día', '13,11 €'],
        ['Potencia P2 4,600 kW x 30 días x 0,030000 €/kW día', '4,14 €'],
        ['Energía consumida 260 kWh x 0,120000 €/kWh', '31,20 €'],
      ),
      pairs(
        ['Bono social', '0,57 €'],
        ['Impuesto electricidad 0,5 %', '0,26 €'],
        ['Alquiler equipo de medida', '0,80 €'],
        ['IVA 10 % s/ 50,08 €', '5,01 €'],
      ),
      bold('Total factura', '55,09 €'),
    ],
    finds: {
      'amounts.totalEur': 55.09,
      'energyKwh.total': 260,
      'energyKwh.p1': null,
      'amounts.vatRate': 10,
      'contractedPowerKw.p2': 4.6,
    },
  },
]
