import { lines, pairs } from './blocks.ts'
import type { OddBill } from './odd-bills.ts'

/** What people send instead of a home's electricity bill. */
export const oddPapers: readonly OddBill[] = [
  {
    name: 'a water bill',
    blocks: [
      lines(
        'Aguas Inventadas S.A.',
        'Factura de agua',
        'Suministro de agua, abastecimiento y saneamiento',
        'Calibre 13 mm',
        'Lectura anterior 412 m3  Lectura actual 431 m3  Consumo 19 m3',
      ),
      pairs(
        ['Cuota de servicio abastecimiento', '6,12 €'],
        ['Bloque 1: 12 m3 x 0,5210 €/m3', '6,25 €'],
        ['Bloque 2: 7 m3 x 0,9400 €/m3', '6,58 €'],
        ['Alcantarillado', '4,11 €'],
        ['Canon de mejora', '2,20 €'],
        ['IVA 10 %', '2,53 €'],
        ['Total factura', '27,79 €'],
      ),
    ],
    refuses: 'water',
  },
  {
    name: 'a gas bill',
    blocks: [
      lines(
        'Comercializadora Inventada de Gas',
        'Factura de gas natural',
        'CUPS: ES0217010012345678NB',
        'Peaje RL.2',
        'Consumo de gas: 31 m3, factor de conversión 11,71 kWh/m3',
      ),
      pairs(
        ['Término fijo gas', '9,20 €'],
        ['Consumo gas 363 kWh x 0,0612 €/kWh', '22,22 €'],
        ['Impuesto especial hidrocarburos', '0,85 €'],
        ['Alquiler de contador', '1,10 €'],
        ['IVA 21 %', '7,01 €'],
        ['Total factura', '40,38 €'],
      ),
    ],
    refuses: 'gas',
  },
  {
    name: 'a Portuguese bill',
    blocks: [
      lines(
        'Fatura de eletricidade',
        'Contribuinte 500000000',
        'CPE PT0002000000000000XX',
        'Potência contratada 6,9 kVA',
        'Período de faturação: 01/06/2026 a 30/06/2026',
      ),
      pairs(
        ['Energia simples 210 kWh x 0,1520 €', '31,92 €'],
        ['Contribuição audiovisual', '2,85 €'],
        ['IVA (23%)', '7,10 €'],
        ['Total', '41,87 €'],
      ),
    ],
    refuses: 'foreign',
  },
  {
    name: 'a French bill',
    blocks: [
      lines(
        "Facture d'électricité du 12 juin",
        'Votre abonnement 6 kVA, tarif bleu résidentiel, option heures creuses',
        'Heures pleines 120 kWh',
        'Heures creuses 90 kWh',
        'Taxe sur la consommation finale',
        'TVA 20 %',
        'Montant TTC 64,20 €',
        'Merci de votre confiance',
      ),
    ],
    refuses: 'foreign',
  },
  {
    name: 'a supply with six periods',
    blocks: [
      lines(
        'Comercializadora Inventada S.L.',
        'CUPS: ES0031405012345678RX',
        'Peaje de acceso: 3.0TD',
        'Potencia contratada P1 30,00 kW P2 30,00 kW P3 30,00 kW P4 30,00 kW P5 30,00 kW P6 30,00 kW',
        'Periodo de facturación: 01/06/2026 a 30/06/2026',
      ),
      pairs(
        ['Término de potencia', '120,10 €'],
        ['Término de energía', '310,20 €'],
        ['Impuesto electricidad', '22,00 €'],
        ['IVA 21 %', '94,98 €'],
        ['Total factura', '547,28 €'],
      ),
    ],
    refuses: 'large-supply',
  },
  {
    name: 'a letter',
    blocks: [
      lines(
        'Estimada señora:',
        'Le escribimos para confirmar su cita del 12/06/2026 a las 10:00.',
        'Un saludo, el ayuntamiento.',
        'Importe: 12,00 €',
        'Gracias por su confianza en nosotros, esperamos verla pronto en la oficina de la plaza mayor.',
      ),
    ],
    refuses: 'unknown',
  },
]
