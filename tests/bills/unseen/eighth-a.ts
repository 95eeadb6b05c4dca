import { eur } from '#tests/bills/print.ts'
import { type Home, homeBill } from './eighth-parts.ts'
import { less, type UnseenBill } from './shared.ts'
import { cupsOf, n2 } from './third-a2.ts'

/** Bills of an eighth hand, A: tables on their side with words between their numbers, several papers in one. Nobody's data. */

const base: Home = {
  retailer: 'Bassols',
  supply: '0229000044556677',
  period: ['2026-02-03', '2026-03-04', 29],
  kw: [4.6, 4.6],
  powerPrices: [0.0911, 0.0277],
  kwh: [88, 79, 161],
  energyPrices: [0.1788, 0.1388, 0.0988],
  bonus: 0.55,
  meter: 0.79,
  surplus: [140, 0.06],
}

const sideways = () =>
  homeBill(
    'Catalan, on its side, words between the numbers',
    base,
    (
      m,
    ) => `Bassols Energia Comercial, S.L. · Olot ;; Factura 26/04471 · Data d'emissió: 9 de març de 2026 ;; Període de facturació: 03/02/2026 - 04/03/2026 (29 dies) ;; CUPS: ${m.cups}
    T Potència | Punta | Vall ;; T Contractada (kW) | 4,600 | 4,600 ;; T Preu (€/kW/dia) | 0,091100 | 0,027700 ;; T kW x €/kW/dia x 29 dies | ${n2(m.p1)} | ${n2(m.p2)}
    -
    T Energia | Punta | Pla | Vall ;; T Consum (kWh) | 88 | 79 | 161 ;; T Preu (€/kWh) | 0,178800 | 0,138800 | 0,098800 ;; T kWh x €/kWh | ${n2(m.e1)} | ${n2(m.e2)} | ${n2(m.e3)}
    -
    T Excedents | kWh | €/kWh | Import ;; T Energia abocada | 140 | 0,060000 | -${n2(m.back)}
    Finançament del bo social | ${eur(m.bonus)} ;; Impost sobre l'electricitat 5,11269632 % | ${eur(m.iee)} ;; Lloguer del comptador | ${eur(m.meter)} ;; Base imposable | ${eur(m.base)} ;; IVA 21 % | ${eur(m.vat)} ;; = TOTAL A PAGAR | ${eur(m.total)}`,
  )

const sidewaysWords = () =>
  homeBill(
    'Catalan, on its side, the product spoken in its cells',
    { ...base, supply: '0229000044556688', surplus: [96, 0.055] },
    (
      m,
    ) => `Estabanell Impulsa, S.A. ;; Factura 2026-0099 · Data factura: 10/03/2026 ;; Període: del 03/02/2026 al 04/03/2026 · 29 dies ;; CUPS ${m.cups}
    T | P1 punta | P2 vall ;; T Terme de potència | 4,6 kW x 0,0911 €/kW/dia x 29 dies | 4,6 kW x 0,0277 €/kW/dia x 29 dies ;; T Import | ${eur(m.p1)} | ${eur(m.p2)}
    -
    T | Punta | Pla | Vall ;; T Terme d'energia | 88 kWh x 0,1788 €/kWh | 79 kWh x 0,1388 €/kWh | 161 kWh x 0,0988 €/kWh ;; T Import | ${eur(m.e1)} | ${eur(m.e2)} | ${eur(m.e3)}
    -
    T | Excedents ;; T Compensació d'excedents | 96 kWh x 0,055 €/kWh ;; T Import | ${less(m.back)}
    Bo social | ${eur(m.bonus)} ;; Impost elèctric (5,11269632 %) | ${eur(m.iee)} ;; Lloguer equip de mesura | ${eur(m.meter)} ;; Base | ${eur(m.base)} ;; IVA (21 %) | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)}`,
    { retailer: null },
  )

const lastYear = () =>
  homeBill(
    'last year beside this one, in the same table',
    { ...base, retailer: 'Repsol', supply: '0021000044556611', surplus: undefined },
    (
      m,
    ) => `Repsol Comercializadora de Electricidad y Gas, S.L.U. ;; Fecha de emisión 09/03/2026 ;; Periodo de facturación 03/02/2026 a 04/03/2026 (29 días) ;; CUPS ${m.cups} ;; Potencia contratada: P1 4,6 kW P2 4,6 kW
    T Comparativa | Este año | Año anterior ;; T Consumo punta | 88 kWh | 102 kWh ;; T Consumo llano | 79 kWh | 91 kWh ;; T Consumo valle | 161 kWh | 188 kWh ;; T Importe de la factura | ${eur(m.total)} | 81,22 €
    # Detalle ;; Potencia P1 4,6 kW x 29 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia P2 4,6 kW x 29 días x 0,0277 €/kW día | ${eur(m.p2)} ;; Energía P1 88 kWh x 0,1788 €/kWh | ${eur(m.e1)} ;; Energía P2 79 kWh x 0,1388 €/kWh | ${eur(m.e2)} ;; Energía P3 161 kWh x 0,0988 €/kWh | ${eur(m.e3)}
    Bono social | ${eur(m.bonus)} ;; Impuesto electricidad 5,11269632 % | ${eur(m.iee)} ;; Alquiler contador | ${eur(m.meter)} ;; Base imponible | ${eur(m.base)} ;; IVA 21 % | ${eur(m.vat)} ;; = Total | ${eur(m.total)}`,
  )

const twoSupplies = () =>
  homeBill(
    'two supplies in one bill: what is added up is of neither alone',
    { ...base, retailer: 'Endesa', supply: '0031000044556622', surplus: undefined },
    (
      m,
    ) => `Endesa Energía, S.A.U. ;; Factura agrupada P26CON0012 · Fecha de emisión: 09/03/2026 ;; Periodo 03/02/2026 - 04/03/2026
    # Suministro 1 · CUPS ${m.cups} ;; Potencia punta 4,6 kW x 29 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia valle 4,6 kW x 29 días x 0,0277 €/kW día | ${eur(m.p2)} ;; Energía punta 88 kWh x 0,1788 €/kWh | ${eur(m.e1)} ;; Energía llano 79 kWh x 0,1388 €/kWh | ${eur(m.e2)} ;; Energía valle 161 kWh x 0,0988 €/kWh | ${eur(m.e3)} ;; Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler contador | ${eur(m.meter)} ;; Total suministro 1 sin IVA | ${eur(m.base)}
    # Suministro 2 · CUPS ${cupsOf('0031000099887766', '0F')} ;; Potencia punta 3,3 kW x 29 días x 0,0911 €/kW día | 8,72 € ;; Potencia valle 3,3 kW x 29 días x 0,0277 €/kW día | 2,65 € ;; Energía punta 20 kWh x 0,1788 €/kWh | 3,58 € ;; Energía llano 30 kWh x 0,1388 €/kWh | 4,16 € ;; Energía valle 50 kWh x 0,0988 €/kWh | 4,94 € ;; Impuesto eléctrico 5,11269632 % | 1,23 € ;; Alquiler contador | 0,79 € ;; Total suministro 2 sin IVA | 26,07 €
    Base imponible | ${eur(m.base + 26.07)} ;; IVA 21 % | ${eur(Math.round((m.base + 26.07) * 21) / 100)} ;; = Total factura | ${eur(m.base + 26.07 + Math.round((m.base + 26.07) * 21) / 100)}`,
    {
      'energyKwh.p1': 108,
      'energyKwh.p2': 109,
      'energyKwh.p3': 211,
      'energyKwh.total': 428,
      'amounts.powerTermEur': 27.22,
      'amounts.energyTermEur': 55.29,
      'amounts.totalEur': 107.56,
      vatEur: 18.67,
      electricityTaxEur: 4.23,
      meterEur: 1.58,
    },
  )

const regularised = () =>
  homeBill(
    'a regularisation of earlier months and what was billed on account',
    { ...base, retailer: 'Naturgy', supply: '0021000044556633', surplus: undefined, beside: [-12.34, 4.11] },
    (
      m,
    ) => `Naturgy Iberia, S.A. ;; Fecha de factura: 09.03.2026 ;; Periodo: 03.02.2026 a 04.03.2026 (29 días) ;; CUPS ${m.cups}
    Importe facturado anteriormente a cuenta 112,90 € ;; Regularización consumo estimado 01.12.2025 - 03.02.2026: 71 kWh
    Término de potencia | ${eur(m.power)} ;; P1: 4,6 kW x 29 días x 0,0911 €/kW día = ${eur(m.p1)} ;; P2: 4,6 kW x 29 días x 0,0277 €/kW día = ${eur(m.p2)}
    Término de energía | ${eur(m.energy)} ;; P1: 88 kWh x 0,1788 €/kWh = ${eur(m.e1)} ;; P2: 79 kWh x 0,1388 €/kWh = ${eur(m.e2)} ;; P3: 161 kWh x 0,0988 €/kWh = ${eur(m.e3)}
    Regularización facturas anteriores | 12,34- € ;; Ajuste bono social meses anteriores | 4,11 € ;; Financiación bono social | ${eur(m.bonus)} ;; Impuesto electricidad 5,11269632 % | ${eur(m.iee)} ;; Alquiler equipos | ${eur(m.meter)} ;; Base imponible | ${eur(m.base)} ;; IVA 21 % s/ ${n2(m.base)} | ${eur(m.vat)} ;; = Total a pagar | ${eur(m.total)}`,
  )

const german = () =>
  homeBill(
    'German, amounts before their words',
    { ...base, retailer: 'Holaluz', supply: '0031000044556644', surplus: [60, 0.08], bonus: 0 },
    (
      m,
    ) => `Holaluz-Clidom, S.A. ;; Stromrechnung Nr. 4471 vom 09.03.2026 ;; Abrechnungszeitraum: 03.02.2026 bis 04.03.2026 (29 Tage) ;; CUPS ${m.cups}
    ${eur(m.p1)} | Leistung Spitze: 4,6 kW x 29 Tage x 0,0911 €/kW Tag ;; ${eur(m.p2)} | Leistung Valle: 4,6 kW x 29 Tage x 0,0277 €/kW Tag ;; ${eur(m.e1)} | Verbrauch Spitze: 88 kWh x 0,1788 €/kWh ;; ${eur(m.e2)} | Verbrauch Llano: 79 kWh x 0,1388 €/kWh ;; ${eur(m.e3)} | Verbrauch Valle: 161 kWh x 0,0988 €/kWh ;; ${less(m.back)} | Einspeisung: 60 kWh x 0,08 €/kWh
    ${eur(m.iee)} | Stromsteuer 5,11269632 % ;; ${eur(m.meter)} | Zählermiete ;; ${eur(m.base)} | Zwischensumme ;; ${eur(m.vat)} | MwSt 21 % ;; ${eur(m.total)} | Gesamtbetrag`,
  )

const french = () =>
  homeBill(
    'French, minus signs behind, thousands by a space',
    { ...base, retailer: 'TotalEnergies', supply: '0021000044556655', kwh: [1204, 988, 2110], surplus: [310, 0.07] },
    (
      m,
    ) => `TotalEnergies Clientes, S.A.U. ;; Facture du 09/03/2026 ;; Période du 03/02/2026 au 04/03/2026 (29 jours) ;; CUPS ${m.cups}
    Puissance pointe 4,6 kW x 29 jours x 0,0911 €/kW jour | ${eur(m.p1)} ;; Puissance creuses 4,6 kW x 29 jours x 0,0277 €/kW jour | ${eur(m.p2)}
    Consommation punta 1.204 kWh x 0,1788 €/kWh | ${eur(m.e1)} ;; Consommation llano 988 kWh x 0,1388 €/kWh | ${eur(m.e2)} ;; Consommation valle 2.110 kWh x 0,0988 €/kWh | ${eur(m.e3)} ;; Surplus 310 kWh x 0,07 €/kWh | ${n2(m.back)}- €
    Bonus social | ${eur(m.bonus)} ;; Taxe sur l'électricité 5,11269632 % | ${eur(m.iee)} ;; Location du compteur | ${eur(m.meter)} ;; TVA 21 % | ${eur(m.vat)} ;; = Total à payer | ${eur(m.total)}`,
  )

const subtotals = () =>
  homeBill(
    'a sum carried over the page',
    { ...base, retailer: 'Iberdrola', supply: '0021000044556666', surplus: [70, 0.05], beside: [5.9] },
    (
      m,
    ) => `Iberdrola Clientes, S.A.U. ;; Emitida: 09/03/2026 ;; Periodo de facturación: 03/02/2026 - 04/03/2026 ;; Días: 29 ;; CUPS: ${m.cups}
    Potencia punta 4,6 kW x 29 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia valle 4,6 kW x 29 días x 0,0277 €/kW día | ${eur(m.p2)} ;; Energía punta 88 kWh x 0,1788 €/kWh | ${eur(m.e1)} ;; Energía llano 79 kWh x 0,1388 €/kWh | ${eur(m.e2)} ;; Suma y sigue | ${eur(m.power + m.e1 + m.e2)} ;; ---
    Suma anterior | ${eur(m.power + m.e1 + m.e2)} ;; Energía valle 161 kWh x 0,0988 €/kWh | ${eur(m.e3)} ;; Compensación excedentes 70 kWh x 0,05 €/kWh | ${less(m.back)} ;; Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler | ${eur(m.meter)} ;; Protección eléctrica hogar | 5,90 € ;; Base imponible | ${eur(m.base)} ;; IVA 21 % | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)} ;; Consumo medio diario: 11,31 kWh · Coste medio diario: 3,10 €`,
  )

export const eighthA = (): UnseenBill[] => [
  sideways(),
  sidewaysWords(),
  lastYear(),
  twoSupplies(),
  regularised(),
  german(),
  french(),
  subtotals(),
]
