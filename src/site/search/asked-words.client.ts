/** What was searched for stands in the field again: the server's answer holds nothing of it. */
const field = document.querySelector<HTMLInputElement>('main [name="q"]')
const asked = new URLSearchParams(location.search).get('q')
if (field && asked) field.value = asked
