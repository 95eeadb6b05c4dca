/** What a visitor may choose: bills, and a distributor's record of hours. */
export const acceptedFiles =
  'application/pdf,image/jpeg,image/png,image/webp,.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A button that chooses files. */
export function FilePick({
  label,
  onFiles,
  isSecond = false,
}: {
  label: string
  onFiles: (files: readonly File[]) => void
  isSecond?: boolean
}) {
  return (
    <label className={isSecond ? 'btn sec2' : 'btn'}>
      {label}
      <input
        className="vh"
        type="file"
        multiple
        accept={acceptedFiles}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
