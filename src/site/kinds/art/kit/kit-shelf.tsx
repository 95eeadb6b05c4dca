import { type KitPart, kitParts } from './kit-parts.tsx'

const slotWidth = 126

/** Parts side by side on one ground, each above the number that its row has. What it shows stands in that list. */
export function KitShelf({ parts }: { parts: readonly KitPart[] }) {
  return (
    <svg viewBox={`0 46 ${slotWidth * parts.length} 200`} aria-hidden="true">
      <path className="qg" d="M-10 200H900V260H-10z" />
      {parts.map((part, at) => (
        <g key={part} transform={`translate(${slotWidth * (at + 0.5)} 200)`}>
          {kitParts[part]}
          <rect className="kit-tile" x="-14" y="9" width="28" height="28" rx="5" />
          <text className="kit-number" y="29" textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
