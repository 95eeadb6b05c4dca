import { type KitPart, kitParts } from './kit-parts.tsx'

/** Parts side by side, each on the ground above its name. The table beside it says the same names, so nobody has to hear them twice. */
export function KitShelf({ parts }: { parts: readonly { part: KitPart; name: string }[] }) {
  return (
    <ul className="k-shelf" aria-hidden="true">
      {parts.map(({ part, name }) => (
        <li key={name}>
          <svg viewBox="-65 -148 130 151" preserveAspectRatio="xMidYMax" aria-hidden="true">
            <path className="qg" d="M-400 0H400V9H-400z" />
            {kitParts[part]}
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
