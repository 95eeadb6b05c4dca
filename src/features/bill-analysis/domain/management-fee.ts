/** Paid for the seller's work, be it by the month or by the kWh: a service, no part of the energy. */
export const managementFee =
  /^\W*gestion\b|\b(?:cuotas?|gastos?|costes?|tarifa|servicio|comision)\b.{0,6}\bgestion|\bgestion (?:comercial|de (?:la )?energia|de mercado|indexad)|\b(?:fijo|cuota|tarifa) de comercializacion|suscripcion|\bfee\b|\bcomision\b/
