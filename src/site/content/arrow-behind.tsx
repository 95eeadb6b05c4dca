import { Icon } from '#src/shared/ui/icon/icon.tsx'

/** A label whose last word takes the arrow with it to the next line. */
export function ArrowBehind({ label }: { label: string }) {
  const at = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, at)}
      <span className="nw">
        {label.slice(at)}
        <Icon name="arrow" size={20} />
      </span>
    </>
  )
}
