import { type KitPart, kitParts } from './kit-parts.tsx'

const slotWidth = 140

/** Parts side by side on one ground, each under the number that its row has. What it shows stands in that list. */
export function KitShelf({ parts }: { parts: readonly KitPart[] }) {
  return (
    <svg viewBox={`0 0 ${slotWidth * parts.length} 236`} aria-hidden="true">
      <path className="qg" d="M-10 200H900V240H-10z" />
      {parts.map((part, at) => (
        <g key={part} transform={`translate(${slotWidth * (at + 0.5)} 200)`}>
          {kitParts[part]}
          <rect className="kit-tile" x="-14" y="-188" width="28" height="28" rx="5" />
          <text className="kit-number" y="-168" textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
