/** A fuse board whose switch is being lifted once. */
export function LiftLook() {
  return (
    <>
      <rect className="qw" x="40" y="30" width="320" height="116" rx="8" />
      <rect className="qu" x="54" y="54" width="292" height="68" rx="4" />
      <rect className="qw" x="64" y="62" width="34" height="52" rx="3" />
      <rect x="76.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="104" y="62" width="52" height="52" rx="3" />
      <rect x="125.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="168" y="62" width="24" height="52" rx="3" />
      <rect x="175.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="196" y="62" width="24" height="52" rx="3" />
      <rect x="203.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="224" y="62" width="24" height="52" rx="3" />
      <rect x="231.0" y="90" width="10" height="18" rx="2" fill="var(--alarm)" />
      <rect className="qw" x="252" y="62" width="24" height="52" rx="3" />
      <rect x="259.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="280" y="62" width="24" height="52" rx="3" />
      <rect x="287.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <rect className="qw" x="308" y="62" width="24" height="52" rx="3" />
      <rect x="315.0" y="68" width="10" height="18" rx="2" fill="var(--agr)" />
      <path
        d="M236 150V126M236 126l-8 9M236 126l8 9"
        fill="none"
        stroke="var(--sea)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(0 6)"
      />
    </>
  )
}
