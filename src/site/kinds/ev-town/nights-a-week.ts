/** How many nights of a week it takes to charge what a week of driving uses: energy over what the charger gives in the cheap hours of one night, at most all seven. */
export function nightsAWeek(weekKwh: number, chargerKw: number, nightHours: number): number {
  return Math.min(7, Math.max(1, Math.ceil(weekKwh / (chargerKw * nightHours))))
}
