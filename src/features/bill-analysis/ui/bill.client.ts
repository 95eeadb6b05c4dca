/** All that the bill page loads at first: it waits for a file. React, the reader and the model come with the first one. */
for (const place of document.querySelectorAll<HTMLElement>('[data-bill]')) takeFiles(place)

function takeFiles(place: HTMLElement): void {
  const failed = place.querySelector<HTMLElement>('.b-failed')
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length === 0) return
    import('./bill-live.tsx').then(
      ({ goLive }) => goLive(place, files),
      () => failed?.removeAttribute('hidden'),
    )
  }
  for (const input of place.querySelectorAll<HTMLInputElement>('[data-bill-file]')) {
    input.disabled = false
    // Without script the server reads one.
    input.multiple = !input.hasAttribute('capture')
    input.addEventListener('change', () => take(input.files))
    // Chosen before this script had come.
    take(input.files)
  }
  const drop = place.querySelector('form')
  drop?.addEventListener('dragover', (event) => event.preventDefault())
  drop?.addEventListener('drop', (event) => {
    event.preventDefault()
    take(event.dataTransfer?.files)
  })
}
