import { Roof } from './roof.tsx'

const pipesX = Array.from({ length: 13 }, (_, at) => 84 + at * 28)

/** A room over a warm floor: tiles, pipes in the screed, insulation below, and the manifold on the wall. */
export function Underfloor({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M60 50H440V252H60z" />
      <Roof from={50} to={450} y={38} />
      <path className="qn" d="M50 38H450V50H50zM50 50H62V282H50zM438 50H450V282H438z" />
      <path className="qw" d="M62 246H438V254H62z" />
      <path className="qi" d="M62 254H438V270H62z" />
      <path className="q1" d="M62 270H438V282H62z" />
      {pipesX.map((x) => (
        <circle key={x} cx={x} cy="262" r="5" className="qr" />
      ))}
      <rect className="qw" x="76" y="150" width="58" height="46" rx="4" />
      <path className="qo" d="M86 164h38M86 176h38" />
      <path className="q4" d="M94 196V258" />
      <path className="qq" d="M116 196V258" />
      <path className="qp" d="M250 214h120v24H250zM240 190h16v54h-16zM366 190h16v54h-16z" />
      <path className="q4" d="M190 236q7-11 0-22t0-22M216 236q7-11 0-22t0-22" />
      <circle cx="370" cy="262" r="3" className="qn" />
      <path className="ql2" d="M370 258L330 130h8" />
      <text className="cl" x="343" y="128">
        {words[0]}
      </text>
      <text className="ck2" x="343" y="146">
        {words[1]}
      </text>
      <path className="ql2" d="M126 150L160 92h8" />
      <text className="cl" x="173" y="90">
        {words[2]}
      </text>
      <text className="ck2" x="173" y="108">
        {words[3]}
      </text>
    </>
  )
}
