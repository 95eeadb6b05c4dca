/** A terraced house cut open: low panels behind the parapet, the inverter or the battery inside. */
export function TerracedHouse({ battery }: { battery: boolean }) {
  return (
    <>
      <path className="qg" d="M-400 302V262H760V302z" />
      <path className="qw" d="M-20 166H76V262H-20z" />
      <path className="qx" d="M-4 174v10M28 174v10M60 174v10" strokeWidth="6" />
      <path className="qm" d="M320 172q-3 -8 2 -20" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M322 152c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qw" d="M284 172H380V262H284z" />
      <path className="qx" d="M300 180v10M332 180v10M364 180v10" strokeWidth="6" />
      <path className="qt" d="M92 158H268V206H92zM92 212H268V262H92z" />
      <path
        className="qn"
        d="M82 146H92V262H82zM268 146H278V262H268zM82 152H278V159H82zM92 206H268V212H92zM82 140H90V152H82zM270 140H278V152H270z"
      />
      <path className="qw" d="M226 118h34v34h-34z" />
      <path className="q5" d="M243 126v18" />
      <path className="qp" d="M100 150l30 -5.300l-1.500 -6l-30 5.300z" />
      <path className="qp" d="M140 150l30 -5.300l-1.500 -6l-30 5.300z" />
      <path className="qp" d="M180 150l30 -5.300l-1.500 -6l-30 5.300z" />
      <path className="qo" d="M180 262v-22h50v22M180 248h50M120 206v-20h36v20" />
      <path className="qm" d="M150 212v12" style={{ strokeWidth: '1.5' }} />
      <path className="q1" d="M143 230l4-7h8l4 7z" />
      <rect className="qw" x="96" y="220" width="16" height={battery ? 36 : 16} rx="3" />
      {battery ? <rect className="qe" x="99" y="238" width="10" height="14" rx="0" /> : null}
      <path className="q9" d="M96 148V220" />
      <path className="qj" d="M96 148V220" />
    </>
  )
}
