/** A button that chooses a file. */
export function FilePick({
  label,
  onFile,
  isSecond = false,
}: {
  label: string
  onFile: (file: File) => void
  isSecond?: boolean
}) {
  return (
    <label className={isSecond ? 'btn sec2' : 'btn'}>
      {label}
      <input
        className="vh"
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
