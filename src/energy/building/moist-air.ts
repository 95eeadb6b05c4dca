/** Vapour pressure over water at a temperature (°C), Pa. Magnus formula with the coefficients of Alduchov and Eskridge (1996): within 0.4 % from -40 to 50 °C. */
export function saturationPa(tempC: number): number {
  return 610.94 * Math.exp((17.625 * tempC) / (tempC + 243.04))
}

/** Dew point, °C, of air that holds `vapourPa`: `saturationPa` solved for the temperature. Throws a RangeError unless there is some vapour. */
export function dewPointC(vapourPa: number): number {
  if (!(vapourPa > 0)) throw new RangeError(`no vapour, no dew point: ${vapourPa}`)
  const ln = Math.log(vapourPa / 610.94)
  return (243.04 * ln) / (17.625 - ln)
}
