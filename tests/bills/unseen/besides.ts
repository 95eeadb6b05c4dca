import { bold, box, columns, lines, pairs, table } from '#tests/bills/blocks.ts'
import { totalKwh } from '#tests/bills/made-up.ts'
import { dashed, eur, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { household, less, p6, settled, sum, toCents, type UnseenBill } from './shared.ts'

/** Amounts beside the usual ones: discounts, debts, a wallet. */

const negatives = (): UnseenBill => {
  const { b, finds } = household(43005, 'Pepeenergy')
  const discount = toCents(b.eur.energy * 0.08)
  const sums = settled(b, {
    power: b.eur.power,
    energy: b.eur.energy,
    less: discount,
    beside: sum(b.bonusEur, b.meterEur, -5),
  })
  return {
    name: 'minus signs behind and brackets',
    blocks: [
      lines('pepeenergy · Energía Colectiva, S.L.', `CUPS ${b.cups}`, `Factura del ${slashed(b.invoiceDate)}`),
      lines(`Lo consumido entre ${slashed(b.start)} y ${slashed(b.end)}: ${b.days} días`),
      pairs(
        [
          `Potencia punta: ${number(b.powerKw.p1, 2)} kW, ${b.days} días, ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia valle: ${number(b.powerKw.p2, 2)} kW, ${b.days} días, ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Energía punta: ${kwh(b.kwh.p1)} kWh, ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía llano: ${kwh(b.kwh.p2)} kWh, ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía valle: ${kwh(b.kwh.p3)} kWh, ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Descuento 8 % sobre la energía', `${number(discount, 2)}- €`],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto eléctrico', eur(sums.iee)],
        ['Alquiler contador', eur(b.meterEur)],
        ['Abono por recomendar a un amigo', '(5,00) €'],
        ['Suma', eur(sums.base)],
        [`IVA ${b.vatPct} %`, eur(sums.vat)],
        ['Total a pagar', eur(sums.total)],
      ),
    ],
    finds: { ...finds, 'amounts.totalEur': sums.total },
  }
}

const debts = (): UnseenBill => {
  const { b, finds } = household(43006, 'EDP')
  return {
    name: 'an unpaid bill and its sum beside this one',
    blocks: [
      lines('EDP Clientes, S.A.', `CUPS: ${b.cups}`, `Fecha de emisión: ${slashed(b.invoiceDate)}`),
      columns(
        [
          box(
            pairs(
              ['Importe de esta factura', eur(b.eur.total)],
              ['Facturas pendientes', eur(212.4)],
              ['Saldo total pendiente', eur(sum(b.eur.total, 212.4))],
            ),
          ),
        ],
        [box(pairs(['Factura anterior', eur(88.19)], ['Mismo periodo del año anterior', eur(91.02)]))],
      ),
      lines(`Periodo de facturación: ${slashed(b.start)} a ${slashed(b.end)}. Días: ${b.days}`),
      pairs(
        [
          `Potencia P1 ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia P2 ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Energía P1 ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía P2 ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía P3 ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto electricidad', eur(b.eur.iee)],
        ['Alquiler contador', eur(b.meterEur)],
        [`IVA ${b.vatPct} %`, eur(b.eur.vat)],
      ),
    ],
    finds,
  }
}

const virtualBattery = (): UnseenBill => {
  const { b, finds } = household(43007, 'Bassols', { hasSurplus: true })
  const wallet = 7.35
  return {
    name: 'surplus, and a wallet taken off after tax',
    blocks: [
      lines('Bassols Energia Comercial, S.L.', `CUPS ${b.cups}`, `Fecha ${slashed(b.invoiceDate)}`),
      lines(`Facturación del ${dashed(b.start)} al ${dashed(b.end)} / ${b.days} días`),
      pairs(
        [
          `Potencia P1 ${number(b.powerKw.p1, 3)} kW * ${p6(b.powerPrice.p1)} €/kW día * ${b.days} días`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia P2 ${number(b.powerKw.p2, 3)} kW * ${p6(b.powerPrice.p2)} €/kW día * ${b.days} días`,
          eur(b.eur.powerP2),
        ],
        [`Energía de la red P1 ${kwh(b.kwh.p1)} kWh * ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía de la red P2 ${kwh(b.kwh.p2)} kWh * ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía de la red P3 ${kwh(b.kwh.p3)} kWh * ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        [
          `Energía vertida a la red ${kwh(b.surplusKwh ?? 0)} kWh * ${number(b.surplusPrice, 4)} €/kWh`,
          less(b.eur.compensation),
        ],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto eléctrico', eur(b.eur.iee)],
        ['Contador', eur(b.meterEur)],
        [`IVA ${b.vatPct} % s/ ${eur(b.eur.base)}`, eur(b.eur.vat)],
        ['Total factura', eur(b.eur.total)],
        ['Saldo de tu monedero solar aplicado', less(wallet)],
      ),
      bold('Importe que se cargará en tu cuenta', eur(sum(b.eur.total, -wallet))),
    ],
    finds: { ...finds, 'amounts.totalEur': sum(b.eur.total, -wallet) },
  }
}

const powerDiscount = (): UnseenBill => {
  const { b, finds } = household(43009, 'Energya-VM', { isFlat: true, hasService: true })
  const off = toCents(b.eur.power * 0.15)
  const sums = settled(b, {
    power: b.eur.power,
    energy: b.eur.energy,
    less: off,
    beside: sum(b.bonusEur, b.meterEur, b.service?.eur ?? 0),
  })
  return {
    name: 'one price, a discount on power, several services',
    blocks: [
      lines(
        'Energya VM Gestión de Energía, S.L.U.',
        `Código CUPS: ${b.cups}`,
        `Fecha de expedición ${spoken(b.invoiceDate)}`,
      ),
      table(
        ['Inicio del periodo', 'Fin del periodo', 'Nº de días'],
        [slashed(b.start), slashed(b.end), String(b.days)],
      ),
      pairs(
        [
          `Término de potencia P1 (${number(b.powerKw.p1, 3)} kW * ${b.days} días * ${p6(b.powerPrice.p1)} €/kW día)`,
          eur(b.eur.powerP1),
        ],
        [
          `Término de potencia P2 (${number(b.powerKw.p2, 3)} kW * ${b.days} días * ${p6(b.powerPrice.p2)} €/kW día)`,
          eur(b.eur.powerP2),
        ],
        ['Descuento 15 % término de potencia', less(off)],
        [`Término de energía (${kwh(totalKwh(b))} kWh * ${p6(b.energyPrice.p1)} €/kWh)`, eur(b.eur.energy)],
        ['Financiación bono social', eur(b.bonusEur)],
        ['Impuesto sobre la electricidad', eur(sums.iee)],
        ['Alquiler equipo de medida', eur(b.meterEur)],
        [b.service?.label ?? '', eur(b.service?.eur ?? 0)],
        [`IVA ${b.vatPct} %`, eur(sums.vat)],
      ),
      bold('IMPORTE TOTAL FACTURA', eur(sums.total)),
    ],
    finds: {
      ...finds,
      'energyKwh.p1': null,
      'energyKwh.p2': null,
      'energyKwh.p3': null,
      'amounts.totalEur': sums.total,
    },
  }
}

export const besideBills = (): UnseenBill[] => [negatives(), debts(), virtualBattery(), powerDiscount()]
