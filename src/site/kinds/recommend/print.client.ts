/** The button beside the sheet: it is there where scripts run. */
document.querySelector('[data-print]')?.addEventListener('click', () => print())
