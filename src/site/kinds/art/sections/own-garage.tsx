/** A house with a charger on the wall of its garage. */
export function OwnGarage() {
  return (
    <>
      <path className="qt" d="M96 78H300V190H96z" />
      <path className="qn" d="M88 70H308V78H88zM88 78H96V190H88z" />
      <path className="qr" d="M78 70L198 26L318 70z" />
      <path className="qp" d="M96 58l84-31l-2-5l-84 31z" />
      <path className="qw" d="M308 96H420V190H308z" />
      <path className="qx" d="M330 112v14M364 112v14M398 112v14" strokeWidth="9" />
      <path className="qo" d="M352 190v-40h26v40" />
      <rect className="qw" x="104" y="112" width="20" height="34" rx="5" />
      <path className="qe" d="M110 120h8v8h-8z" />
      <path className="qo" d="M114 146q0 34 42 26" style={{ strokeWidth: '3' }} />
      <path className="q9" d="M110 66V112" />
      <path className="qj" d="M110 66V112" />
      <g transform="translate(208 190) scale(1.25 1.25) translate(-1139 -549.500)">
        <path
          d="M1096 540c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z"
          fill="var(--abl)"
        />
        <path className="qt" d="M1121 520l7-11c1-2 3-3 5-3h8v14zM1145 506h8c3 0 5 1 6 3l8 11h-22z" />
        <circle cx="1116" cy="540" r="9.500" className="qn" />
        <circle cx="1162" cy="540" r="9.500" className="qn" />
      </g>
      <path className="qm" d="M446 190q-3 -32 2 -64" style={{ strokeWidth: '3' }} />
      <path
        className="ql"
        d="M448 126c-8-9-18-7-22 2c8-4 14-4 20 0c-8 2-12 8-11 16c4-8 8-11 12-13c4 3 7 7 10 13c2-8-1-14-8-16c7-4 12-4 20 0c-4-10-14-11-21-2z"
      />
      <path className="qg" d="M-600 190H1000V260H-600z" />
    </>
  )
}
