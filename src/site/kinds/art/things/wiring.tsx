import { Roof } from './roof.tsx'

/** A house of two rooms with its board, lines of their own to kitchen and light, and the earth rod in the ground. */
export function Wiring({ words }: { words: readonly string[] }) {
  return (
    <>
      <path className="qt" d="M20 70H470V282H20z" />
      <Roof from={8} to={482} y={58} />
      <path className="qn" d="M8 58H482V72H8zM8 72H22V282H8zM468 72H482V282H468zM240 72H250V196H240z" />
      <rect className="qw" x="44" y="118" width="70" height="86" rx="5" />
      <path className="qo" d="M56 138h46M56 158h46M56 178h46" />
      <path className="q9" d="M114 138H200V92H360V128M114 158H300V220M114 178H420V206M79 204V330" />
      <path className="qj" d="M114 138H200V92H360V128M114 158H300V220M114 178H420V206" />
      <path className="q4" d="M79 204V330" />
      <path className="qo" d="M346 142l8-14h12l8 14z" />
      <path className="q1" d="M347 142l7-12h12l7 12z" />
      <rect className="qw" x="290" y="220" width="20" height="22" rx="3" />
      <rect className="qw" x="398" y="206" width="48" height="76" rx="4" />
      <path className="qo" d="M406 222h32M410 240h24v28h-24z" />
      <circle cx="79" cy="256" r="3" fill="var(--deep)" />
      <path className="ql2" d="M79 256L112 248h8" />
      <text className="cl" x="40" y="91">
        {words[0]}
      </text>
      <text className="ck2" x="40" y="107">
        {words[1]}
      </text>
      <text className="cl" x="125" y="247">
        {words[2]}
      </text>
      <text className="ck2" x="125" y="265">
        {words[3]}
      </text>
    </>
  )
}
