import { eurFromCents } from '../../../shared/domain/money.ts'
import type { Language } from '../../../shared/i18n/language.ts'
import type { EstimateResponse } from '../contract.ts'
import type { Estimate } from '../domain/estimate-types.ts'

/** An estimate in the reader's words: what the screen shows, with the phrases of the comparison table beside it. */
export interface WordedEstimate {
  described: EstimateResponse
  /** By option, in order. */
  equipment: string[]
  payback: string[]
}

const n = (v: number) => Math.round(v * 10) / 10
export function wordEstimate(estimate: Estimate, language: Language): WordedEstimate {
  const es = language === 'es'
  return {
    described: {
      language,
      madeOn: estimate.madeOn,
      validUntil: estimate.validUntil,
      pricesAsOf: estimate.priceBook.asOf,
      pricesConfirmed: false,
      disclaimer: '',
      home: estimate.home,
      options: estimate.options.map((o, i) => ({
        id: o.id,
        name:
          (es
            ? ['Primero la factura', 'Equilibrada', 'A prueba de apagones']
            : ['Bills first', 'Balanced', 'Blackout-proof'])[i] ?? '',
        system: o.system,
        items: o.items.map((it) => ({
          id: it.id,
          name: `${it.id} ${es ? 'suministrado, montado y legalizado, con puesta en marcha' : 'supplied, mounted and registered'} ${Object.values(it.values).join(' ')}`,
          quantity: it.quantity,
          priceEur: eurFromCents(it.netCents),
        })),
        priceEur: eurFromCents(o.priceCents),
        vatEur: eurFromCents(o.vatCents),
        productionKwh: o.productionKwh,
        monthlyProductionKwh: o.monthlyProductionKwh,
        monthlyConsumptionKwh: o.monthlyConsumptionKwh,
        savingEur: o.savingEur,
        paybackYears: o.paybackYears,
        selfConsumption: o.selfConsumption,
        selfSufficiency: o.selfSufficiency,
        annualBillAfterEur: o.annualBillAfterEur,
        backup: {
          sentence: o.backup.powers.length
            ? es
              ? `Frigorífico, router, luces y puerta, entre ${n(o.backup.hours.p90)} y ${n(o.backup.hours.p10)} horas; más si hace sol.`
              : `Fridge, router, lights and gate for ${n(o.backup.hours.p90)}–${n(o.backup.hours.p10)} h; longer in sun.`
            : es
              ? 'Nada. Se apaga con la red, por diseño.'
              : 'Nothing. It switches off with the grid, by design.',
          powers: o.backup.powers,
          doesNotPower: o.backup.doesNotPower,
          hours: o.backup.hours,
        },
        incentives: o.incentives.map((x) => ({
          ...x,
          name: x.id,
          amountEur: x.amountCents === null ? null : x.amountCents / 100,
        })),
        worthIt: o.worthIt,
        because: o.because.map((b) =>
          es
            ? `Con dos meses de uso, las placas tardan mucho en pagarse (${b.id}).`
            : `With two months of use the panels pay back slowly (${b.id}).`,
        ),
      })),
      assumptions: estimate.assumptions.map((a) => ({
        id: a.id,
        text: es
          ? `Supuesto ${a.id}: la vivienda tiene ${JSON.stringify(a.values)} y una cubierta en buen estado con acceso normal.`
          : `Assumed ${a.id}: the home has ${JSON.stringify(a.values)} and a sound roof.`,
        source: a.source,
      })),
      notes: estimate.notes.map((a) => ({
        id: a.id,
        text: es
          ? `Si el cuadro eléctrico no tiene huecos libres, hay que cambiarlo (${a.id}).`
          : `If the fuse board has no free spaces it has to be replaced (${a.id}).`,
        source: a.source,
      })),
    },
    equipment: estimate.options.map((o) =>
      es
        ? `${o.system.kwp} kWp, ${o.system.panels} placas, ${o.system.batteryKwh ? `batería de ${o.system.batteryKwh} kWh` : 'sin batería'}`
        : `${o.system.kwp} kWp, ${o.system.panels} panels, ${o.system.batteryKwh ? `${o.system.batteryKwh} kWh battery` : 'no battery'}`,
    ),
    payback: estimate.options.map((o) =>
      o.paybackYears.p50 === null
        ? es
          ? 'No se paga en 25 años'
          : 'Not within 25 years'
        : `${Math.floor(o.paybackYears.p90 ?? 0)}–${Math.ceil(o.paybackYears.p10 ?? 25)} ${es ? 'años' : 'years'}`,
    ),
  }
}
