/** A street at night in which one house alone is dark. */
export function DarkStreet() {
  return (
    <>
      <path d="M-900 110C100 96 300 90 480 84C700 76 900 60 1400 40H2600V150H-900z" fill="#0d4152" />
      <path d="M20 80H116V150H20z" fill="var(--wall)" />
      <path d="M30 92h11v13h-11z" fill="#ffdf94" />
      <path d="M54 92h11v13h-11z" fill="#ffdf94" />
      <path d="M78 92h11v13h-11z" fill="#ffdf94" />
      <path d="M102 92h11v13h-11z" fill="#ffdf94" />
      <path d="M30 118h11v13h-11z" fill="#ffdf94" />
      <path d="M54 118h11v13h-11z" fill="#ffdf94" />
      <path d="M78 118h11v13h-11z" fill="#ffdf94" />
      <path d="M102 118h11v13h-11z" fill="#ffdf94" />
      <path d="M128 54H188V150H128z" fill="var(--wall)" />
      <path d="M138 66h11v13h-11z" fill="#ffdf94" />
      <path d="M162 66h11v13h-11z" fill="#ffdf94" />
      <path d="M138 92h11v13h-11z" fill="#ffdf94" />
      <path d="M162 92h11v13h-11z" fill="#ffdf94" />
      <path d="M138 118h11v13h-11z" fill="#ffdf94" />
      <path d="M162 118h11v13h-11z" fill="#ffdf94" />
      <path d="M200 96H288V150H200z" fill="var(--wall)" />
      <path d="M210 108h11v13h-11z" fill="#ffdf94" />
      <path d="M234 108h11v13h-11z" fill="#ffdf94" />
      <path d="M258 108h11v13h-11z" fill="#ffdf94" />
      <path d="M330 40H400V150H330z" fill="var(--wall)" />
      <path d="M340 52h11v13h-11z" fill="#ffdf94" />
      <path d="M364 52h11v13h-11z" fill="#ffdf94" />
      <path d="M340 78h11v13h-11z" fill="#ffdf94" />
      <path d="M364 78h11v13h-11z" fill="#ffdf94" />
      <path d="M340 104h11v13h-11z" fill="#ffdf94" />
      <path d="M364 104h11v13h-11z" fill="#ffdf94" />
      <path d="M340 130h11v13h-11z" fill="#ffdf94" />
      <path d="M364 130h11v13h-11z" fill="#ffdf94" />
      <path d="M412 66H482V150H412z" fill="var(--wall)" />
      <path d="M422 78h11v13h-11z" fill="#ffdf94" />
      <path d="M446 78h11v13h-11z" fill="#ffdf94" />
      <path d="M422 104h11v13h-11z" fill="#ffdf94" />
      <path d="M446 104h11v13h-11z" fill="#ffdf94" />
      <path d="M422 130h11v13h-11z" fill="#ffdf94" />
      <path d="M446 130h11v13h-11z" fill="#ffdf94" />
      <path d="M520 90H624V150H520z" fill="var(--wall)" />
      <path d="M530 102h11v13h-11z" fill="#ffdf94" />
      <path d="M554 102h11v13h-11z" fill="#ffdf94" />
      <path d="M578 102h11v13h-11z" fill="#ffdf94" />
      <path d="M602 102h11v13h-11z" fill="#ffdf94" />
      <path d="M530 128h11v13h-11z" fill="#ffdf94" />
      <path d="M554 128h11v13h-11z" fill="#ffdf94" />
      <path d="M578 128h11v13h-11z" fill="#ffdf94" />
      <path d="M602 128h11v13h-11z" fill="#ffdf94" />
      <path d="M660 76H770V150H660z" fill="#5d7c89" />
      <path d="M670 88h11v13h-11z" fill="#07303f" />
      <path d="M694 88h11v13h-11z" fill="#07303f" />
      <path d="M718 88h11v13h-11z" fill="#07303f" />
      <path d="M742 88h11v13h-11z" fill="#07303f" />
      <path d="M670 114h11v13h-11z" fill="#07303f" />
      <path d="M694 114h11v13h-11z" fill="#07303f" />
      <path d="M718 114h11v13h-11z" fill="#07303f" />
      <path d="M742 114h11v13h-11z" fill="#07303f" />
      <path d="M800 94H896V150H800z" fill="var(--wall)" />
      <path d="M810 106h11v13h-11z" fill="#ffdf94" />
      <path d="M834 106h11v13h-11z" fill="#ffdf94" />
      <path d="M858 106h11v13h-11z" fill="#ffdf94" />
      <path d="M882 106h11v13h-11z" fill="#ffdf94" />
      <path d="M908 58H972V150H908z" fill="var(--wall)" />
      <path d="M918 70h11v13h-11z" fill="#ffdf94" />
      <path d="M942 70h11v13h-11z" fill="#ffdf94" />
      <path d="M918 96h11v13h-11z" fill="#ffdf94" />
      <path d="M942 96h11v13h-11z" fill="#ffdf94" />
      <path d="M918 122h11v13h-11z" fill="#ffdf94" />
      <path d="M942 122h11v13h-11z" fill="#ffdf94" />
      <path d="M984 84H1064V150H984z" fill="var(--wall)" />
      <path d="M994 96h11v13h-11z" fill="#ffdf94" />
      <path d="M1018 96h11v13h-11z" fill="#ffdf94" />
      <path d="M1042 96h11v13h-11z" fill="#ffdf94" />
      <path d="M994 122h11v13h-11z" fill="#ffdf94" />
      <path d="M1018 122h11v13h-11z" fill="#ffdf94" />
      <path d="M1042 122h11v13h-11z" fill="#ffdf94" />
      <path d="M1096 92H1204V150H1096z" fill="var(--wall)" />
      <path d="M1106 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1130 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1154 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1178 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1106 130h11v13h-11z" fill="#ffdf94" />
      <path d="M1130 130h11v13h-11z" fill="#ffdf94" />
      <path d="M1154 130h11v13h-11z" fill="#ffdf94" />
      <path d="M1178 130h11v13h-11z" fill="#ffdf94" />
      <path d="M1216 70H1286V150H1216z" fill="var(--wall)" />
      <path d="M1226 82h11v13h-11z" fill="#ffdf94" />
      <path d="M1250 82h11v13h-11z" fill="#ffdf94" />
      <path d="M1226 108h11v13h-11z" fill="#ffdf94" />
      <path d="M1250 108h11v13h-11z" fill="#ffdf94" />
      <path d="M1298 92H1388V150H1298z" fill="var(--wall)" />
      <path d="M1308 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1332 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1356 104h11v13h-11z" fill="#ffdf94" />
      <path d="M1308 130h11v13h-11z" fill="#ffdf94" />
      <path d="M1332 130h11v13h-11z" fill="#ffdf94" />
      <path d="M1356 130h11v13h-11z" fill="#ffdf94" />
      <path d="M304 150V84h12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="318" cy="87" r="6" fill="#ffc53d" />
      <path d="M496 150V84h12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="510" cy="87" r="6" fill="#ffc53d" />
      <path d="M640 150V84h12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="654" cy="87" r="6" fill="#ffc53d" />
      <path d="M784 150V84h12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="798" cy="87" r="6" fill="#ffc53d" />
      <path d="M1076 150V84h12" fill="none" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="1090" cy="87" r="6" fill="#ffc53d" />
      <path d="M654 76L715 50L776 76z" fill="#8a5340" />
    </>
  )
}
