/** All that the bill page loads at first: it waits for a file. React, the reader and the model come with the first one. */
for (const place of document.querySelectorAll<HTMLElement>('[data-bill]')) takeFiles(place)

function takeFiles(place: HTMLElement): void {
  place.classList.add('is-live')
  const failed = place.querySelector<HTMLElement>('.b-failed')
  const take = (file: File | undefined) => {
    if (!file) return
    import('./bill-live.tsx').then(
      ({ goLive }) => goLive(place, file),
      () => failed?.removeAttribute('hidden'),
    )
  }
  for (const input of place.querySelectorAll<HTMLInputElement>('[data-bill-file]')) {
    input.disabled = false
    input.addEventListener('change', () => take(input.files?.[0]))
  }
  const drop = place.querySelector('form')
  drop?.addEventListener('dragover', (event) => event.preventDefault())
  drop?.addEventListener('drop', (event) => {
    event.preventDefault()
    take(event.dataTransfer?.files[0])
  })
}
