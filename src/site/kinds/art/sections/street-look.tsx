/** Houses in a street: half of them dark, half lit. */
export function StreetLook() {
  return (
    <>
      <path d="M20 90H74V150H20z" fill="#5d7c89" />
      <path d="M30 102h11v13h-11z" fill="#07303f" />
      <path d="M54 102h11v13h-11z" fill="#07303f" />
      <path d="M30 128h11v13h-11z" fill="#07303f" />
      <path d="M54 128h11v13h-11z" fill="#07303f" />
      <path d="M82 64H126V150H82z" fill="#5d7c89" />
      <path d="M92 76h11v13h-11z" fill="#07303f" />
      <path d="M92 102h11v13h-11z" fill="#07303f" />
      <path d="M92 128h11v13h-11z" fill="#07303f" />
      <path d="M134 98H186V150H134z" fill="#5d7c89" />
      <path d="M144 110h11v13h-11z" fill="#07303f" />
      <path d="M168 110h11v13h-11z" fill="#07303f" />
      <path d="M186 150V84h12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="200" cy="87" r="5" fill="none" stroke="#a8c4ce" strokeWidth="2" />
      <path d="M200 0V170" stroke="#a8c4ce" strokeDasharray="3 5" />
      <path d="M216 90H266V150H216z" fill="var(--wall)" />
      <path d="M226 102h11v13h-11z" fill="#ffdf94" />
      <path d="M250 102h11v13h-11z" fill="#ffdf94" />
      <path d="M226 128h11v13h-11z" fill="#ffdf94" />
      <path d="M250 128h11v13h-11z" fill="#ffdf94" />
      <path d="M274 80H322V150H274z" fill="#5d7c89" />
      <path d="M284 92h11v13h-11z" fill="#07303f" />
      <path d="M308 92h11v13h-11z" fill="#07303f" />
      <path d="M284 118h11v13h-11z" fill="#07303f" />
      <path d="M308 118h11v13h-11z" fill="#07303f" />
      <path d="M330 98H386V150H330z" fill="var(--wall)" />
      <path d="M340 110h11v13h-11z" fill="#ffdf94" />
      <path d="M364 110h11v13h-11z" fill="#ffdf94" />
      <path d="M392 150V84h-12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="378" cy="87" r="6" fill="#ffc53d" />
      <path d="M-600 150H1000V170H-600z" fill="#04131b" />
    </>
  )
}
