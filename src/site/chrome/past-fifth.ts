/** True once more than 20 % of what can be scrolled is scrolled. All in px. */
export function isPastFifth(scrolled: number, pageHeight: number, viewportHeight: number): boolean {
  return scrolled > 0.2 * Math.max(0, pageHeight - viewportHeight)
}
