/** What was searched for, or the mended words of a mistyped address, stand in the field: the server's answer holds nothing of what was searched. */
const field = document.querySelector<HTMLInputElement>('main [name="q"]')
const mended = [...document.querySelectorAll('.plate b')].map((part) => part.textContent.replaceAll('-', ' ')).join(' ')
const asked = new URLSearchParams(location.search).get('q') || mended
if (field && asked) field.value = asked
const said = document.querySelector<HTMLElement>('[data-asked]')
if (said) said.textContent = (said.dataset.asked ?? '').replace('%', () => asked)
