/** A garage below a block of flats, with charging points at two spaces. */
export function SharedGarage() {
  return (
    <>
      <path className="qw" d="M70 0H400V96H70z" />
      <path
        className="qx"
        d="M92 12v20M136 12v20M180 12v20M224 12v20M268 12v20M312 12v20M356 12v20M92 52v20M136 52v20M180 52v20M224 52v20M268 52v20M312 52v20M356 52v20"
        strokeWidth="20"
      />
      <path className="qg" d="M-600 96H1000V260H-600z" />
      <path className="qt" d="M50 110H430V206H50z" />
      <path className="qn" d="M42 102H438V110H42zM42 110H50V214H42zM430 110H438V214H430zM42 206H438V214H42z" />
      <path className="qo" d="M170 110V206M300 110V206" style={{ strokeWidth: '5' }} />
      <rect className="qw" x="62" y="128" width="44" height="62" rx="3" />
      <path
        className="qo"
        d="M70 142h28M70 156h28M70 170h28"
        style={{ strokeDasharray: '4 4', strokeWidth: '6', strokeLinecap: 'butt' }}
      />
      <path className="q9" d="M106 136H322V146" />
      <path className="qj" d="M106 136H322V146" />
      <rect className="qw" x="312" y="144" width="20" height="30" rx="5" />
      <path className="qo" d="M324 174q2 22 22 16" style={{ strokeWidth: '3' }} />
      <g transform="translate(372 206) scale(0.95 0.95) translate(-1139 -549.500)">
        <path
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path className="qt" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.500" className="qn" />
        <circle cx="1162" cy="540" r="9.500" className="qn" />
      </g>
      <g transform="translate(236 206) scale(0.85 0.85) translate(-1139 -549.500)">
        <path
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path className="qt" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.500" className="qn" />
        <circle cx="1162" cy="540" r="9.500" className="qn" />
      </g>
    </>
  )
}
