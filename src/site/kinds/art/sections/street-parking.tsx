/** A car in the street beside a public post. */
export function StreetParking() {
  return (
    <>
      <path className="qw" d="M40 44H210V190H40z" />
      <path
        className="qx"
        d="M62 60v20M106 60v20M150 60v20M190 60v20M62 110v20M106 110v20M150 110v20M190 110v20"
        strokeWidth="16"
      />
      <path className="qo" d="M84 190v-32h30v32" />
      <path className="qm" d="M238 190q-3 -35 2 -70" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M240 120c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <rect className="qw" x="392" y="96" width="32" height="94" rx="6" />
      <path className="qe" d="M400 108h16v20h-16z" />
      <path className="qo" d="M392 146q-30 8-22 30" style={{ strokeWidth: '3' }} />
      <path className="qo" d="M442 190V86M433 62h18v22h-18z" style={{ strokeWidth: '4' }} />
      <g transform="translate(320 190) scale(1.15 1.15) translate(-1139 -549.500)">
        <path
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path className="qt" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.500" className="qn" />
        <circle cx="1162" cy="540" r="9.500" className="qn" />
      </g>
      <path className="qg" d="M-600 190H1000V260H-600z" />
    </>
  )
}
