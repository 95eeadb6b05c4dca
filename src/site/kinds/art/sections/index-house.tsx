/** The house as an index: every service in its place. */
export function IndexHouse() {
  return (
    <>
      <path fill="var(--water)" d="M-900 500H470L520 660H-900z" />
      <path
        fill="none"
        stroke="var(--bg)"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".55"
        d="M76 520h20M20 536h34M10 560h24M210 514h44M290 530h30M90 560h40M330 512h28M250 556h52"
      />
      <path fill="var(--wall)" d="M38 498v-34l20 34zM34 498v-24l-11 24z" />
      <path fill="var(--aln)" d="M18 500h44l-6 7h-32z" />
      <path
        fill="var(--hill)"
        d="M800 472C870 430 905 420 940 372C968 336 984 330 1004 290C1022 250 1046 236 1062 196C1072 172 1086 166 1098 176C1120 196 1134 200 1152 226C1170 250 1186 252 1200 262C1290 318 1420 440 1620 474V480H800z"
      />
      <path
        fill="var(--hill2)"
        d="M1062 196C1072 172 1086 166 1098 176C1120 196 1134 200 1152 226C1170 250 1186 252 1200 262C1290 318 1420 440 1620 474V480H1120C1110 420 1130 380 1104 320C1090 288 1074 250 1062 196zM860 472C920 452 960 440 1000 400C1030 372 1060 420 1100 440L1130 480z"
      />
      <path
        stroke="var(--sun)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M649.8 155.7L763 278"
        style={{ opacity: 'var(--day)' }}
      />
      <path
        stroke="var(--sun)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M649.8 149.9L811 261"
        style={{ opacity: 'var(--day)' }}
      />
      <path
        stroke="var(--sun)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M649.8 144.1L859 243"
        style={{ opacity: 'var(--day)' }}
      />
      <circle cx="611.8" cy="137.7" r="44" fill="var(--sun)" style={{ opacity: 'var(--halo)' }} />
      <circle
        cx="611.8"
        cy="137.7"
        r="29"
        fill="var(--sun)"
        stroke="var(--sund)"
        style={{ fillOpacity: 'var(--disc)', strokeOpacity: 'calc(1 - var(--disc))' }}
      />
      <path
        fill="var(--deep)"
        d="M-900 662V640C-300 634 150 640 270 612C350 592 392 520 452 496C500 480 520 470 548 470H2400V662z"
      />
      <g transform="translate(30 -9)">
        <path
          className="qm"
          style={{ strokeWidth: 5 }}
          d="M506 482C504 450 512 430 508 398M508 420l14-16M507 430l-13-18"
        />
        <path fill="var(--agr)" d="M458 402c-2-14 12-18 18-17c4-12 22-16 32-10c10-8 30-4 32 8c10-1 18 6 16 19z" />
        <path fill="var(--leaf)" d="M480 385c6-10 20-14 28-10c8-6 22-4 28 3c-16 2-36 2-56 7z" />
      </g>
      <path
        fill="var(--leaf)"
        d="M436 502c2-12-6-22-12-26c8 2 14 10 16 18c0-12 2-22 8-30c0 10-2 20-2 30c4-8 10-14 18-16c-8 6-14 14-16 24z"
      />
      <path fill="var(--water)" d="M566 477H690V500L680 528H600C592 528 588 516 580 512L566 506z" />
      <path
        fill="none"
        stroke="var(--ondeep)"
        strokeWidth="2.5"
        d="M562 470V507L578 513C588 518 592 530 601 530H682L694 501V470"
      />
      <path
        stroke="var(--wall)"
        strokeWidth="1.5"
        opacity=".8"
        strokeLinecap="round"
        d="M574 483h22M610 486h30M652 482h24"
      />
      <circle cx="634" cy="473" r="5.5" fill="var(--roof)" />
      <path d="M622 478q6-5 12 0q10-6 18-1" stroke="var(--roof)" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" d="M700 392h60v6h-60z" />
      <path className="qo" style={{ strokeWidth: 3 }} d="M707 398V470" />
      <path stroke="var(--aln2)" strokeWidth="2" d="M716 386v6M728 386v6M740 386v6M752 386v6" />
      <path fill="var(--shade)" d="M728 398L764 470H764V398z" opacity=".9" />
      <path fill="var(--lit)" d="M766 301H976V470H766z" />
      <path fill="var(--lit)" d="M766 302.500L905 252L976 283V302.500z" />
      <path fill="var(--bg2)" d="M980 386H1082V470H980z" />
      <path fill="var(--sun)" style={{ opacity: 'var(--patch)' }} d="M766 404L865 470H792L766 452z" />
      <path fill="var(--aln2)" d="M792 330h34v5h-34z" />
      <path
        stroke="var(--abl)"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
        d="M797 340q-3 6 0 12M809 340q-3 6 0 12M821 340q-3 6 0 12"
      />
      <path fill="var(--abl)" d="M884 360h66v14h-66z" />
      <path fill="var(--hill2)" d="M884 352h20v9h-20zM950 340h5v34h-5z" />
      <path fill="var(--abl)" d="M862 446h64v16h-64z" />
      <path fill="var(--abl)" d="M920 430h12v32h-12zM856 438h10v24h-10z" />
      <path stroke="var(--aln)" strokeWidth="2" d="M866 462v6M924 462v6" />
      <path fill="var(--aln)" d="M884 446c0-8 4-11 10-11l2-5 4 4c6 2 8 6 8 12zM908 444q8 0 8-8" />
      <path stroke="var(--aln)" strokeWidth="2" fill="none" d="M906 445q9 0 8-9" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M812 384v20" />
      <path fill="var(--sun)" stroke="var(--aln)" strokeWidth="1.5" d="M801 412l5-8h12l5 8z" />
      <path stroke="var(--aln)" strokeWidth="2.5" d="M804 440h46M810 440v30M844 440v30" />
      <circle cx="778" cy="476" r="3" fill="var(--roof)" />
      <circle cx="801" cy="476" r="3" fill="var(--roof)" />
      <circle cx="824" cy="476" r="3" fill="var(--roof)" />
      <circle cx="847" cy="476" r="3" fill="var(--roof)" />
      <circle cx="870" cy="476" r="3" fill="var(--roof)" />
      <circle cx="893" cy="476" r="3" fill="var(--roof)" />
      <circle cx="916" cy="476" r="3" fill="var(--roof)" />
      <circle cx="939" cy="476" r="3" fill="var(--roof)" />
      <circle cx="962" cy="476" r="3" fill="var(--roof)" />
      <path
        fill="var(--aln)"
        d="M760 306h7v80h-7zM760 462h7v10h-7zM976 284h7v186h-7zM760 378H983v7H760zM760 470H1190v4H760z"
      />
      <path stroke="var(--water)" strokeWidth="3" d="M763.5 386V462M763.5 324V352" />
      <path stroke="var(--bg)" strokeWidth="7" d="M763.5 324V352" />
      <path stroke="var(--water)" strokeWidth="2.5" d="M763.5 324V352" />
      <path className="qo" style={{ strokeWidth: 6 }} d="M986 382.5H1086.500M1086.500 373V467" />
      <path fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" d="M1090 396H1188v6H1090z" />
      <path className="qo" style={{ strokeWidth: 3.5 }} d="M1182 402V468" />
      <path stroke="var(--aln)" strokeWidth="1.5" fill="none" d="M1118 395v-7" />
      <path stroke="var(--abl)" strokeWidth="4.5" strokeLinecap="round" d="M1098 394L1121 386" />
      <path stroke="var(--aln)" strokeWidth="1.5" fill="none" d="M1147 395v-7" />
      <path stroke="var(--abl)" strokeWidth="4.5" strokeLinecap="round" d="M1127 394L1150 386" />
      <path stroke="var(--aln)" strokeWidth="1.5" fill="none" d="M1176 395v-7" />
      <path stroke="var(--abl)" strokeWidth="4.5" strokeLinecap="round" d="M1156 394L1179 386" />
      <path fill="var(--roof)" d="M736 304L905 242.500L1002 285V294L905 252L739 312.500z" />
      <path stroke="var(--aln)" strokeWidth="1.5" fill="none" d="M739 312.500L905 252L1002 294" />
      <path
        fill="var(--abl)"
        stroke="var(--aln)"
        strokeWidth="1.2"
        d="M744.9 293.3L790 276.9L787.8 270.8L742.7 287.2z"
      />
      <path stroke="var(--sun)" strokeWidth="2.5" strokeLinecap="round" d="M742.7 287.2L787.8 270.8" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M756.2 289.2l2.4 6.6" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M778.7 281l2.4 6.6" />
      <path
        fill="var(--abl)"
        stroke="var(--aln)"
        strokeWidth="1.2"
        d="M793.7 275.5L838.9 259.1L836.6 253L791.5 269.4z"
      />
      <path stroke="var(--sun)" strokeWidth="2.5" strokeLinecap="round" d="M791.5 269.4L836.6 253" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M805 271.4l2.4 6.6" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M827.6 263.2l2.4 6.6" />
      <path
        fill="var(--abl)"
        stroke="var(--aln)"
        strokeWidth="1.2"
        d="M842.6 257.7L887.7 241.3L885.5 235.2L840.4 251.6z"
      />
      <path stroke="var(--sun)" strokeWidth="2.5" strokeLinecap="round" d="M840.4 251.6L885.5 235.2" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M853.9 253.6l2.4 6.6" />
      <path stroke="var(--aln)" strokeWidth="1.5" d="M876.4 245.4l2.4 6.6" />
      <path fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" d="M934 252v-30h18v38z" />
      <path fill="var(--roof)" d="M930 222l13-9 13 9z" />
      <path fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" d="M1020 338h50v32h-50z" />
      <circle cx="1037" cy="354" r="11" fill="var(--shade)" stroke="var(--aln)" strokeWidth="1.5" />
      <path
        stroke="var(--aln)"
        strokeWidth="1.5"
        d="M1037 344v20M1027 354h20M1056 345v18M1062 345v18M1024 370v4M1066 370v4"
      />
      <rect x="992" y="404" width="22" height="16" rx="3" fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" />
      <path d="M999 412h8" stroke="var(--sund)" strokeWidth="2" />
      <rect x="990" y="430" width="26" height="40" rx="4" fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" />
      <path fill="var(--agr)" d="M994 446h18v20h-18z" />
      <path fill="var(--sun)" d="M994 440h18v3h-18z" />
      <rect x="1034" y="400" width="34" height="70" rx="10" fill="var(--wall)" stroke="var(--aln)" strokeWidth="2" />
      <path fill="var(--roof)" opacity=".8" d="M1039 412q12-7 24 0v26h-24z" />
      <path fill="var(--water)" opacity=".7" d="M1039 438h24v22q-12 7-24 0z" />
      <path className="qo" d="M1045 387v12" />
      <path fill="var(--abl)" d="M1096 458c-2-10 2-16 12-18l10-16c2-3 5-5 9-5h26c5 0 8 2 11 5l12 15c4 2 5 6 5 10v9z" />
      <path fill="var(--lit)" d="M1121 438l7-11c1-2 3-3 5-3h8v14zM1145 424h8c3 0 5 1 6 3l8 11h-22z" />
      <circle cx="1116" cy="460" r="9.500" fill="var(--aln)" />
      <circle cx="1116" cy="460" r="3.500" fill="var(--line)" />
      <circle cx="1162" cy="460" r="9.500" fill="var(--aln)" />
      <circle cx="1162" cy="460" r="3.500" fill="var(--line)" />
      <rect x="1091" y="420" width="7" height="14" rx="2" fill="var(--wall)" stroke="var(--aln)" strokeWidth="1.5" />
      <path d="M1095 434q0 14 8 12" fill="none" stroke="var(--aln)" strokeWidth="1.8" />
      <path
        fill="none"
        stroke="var(--sun)"
        strokeWidth="3"
        strokeDasharray="10 7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M892 250L986 291V412H992M1003 420V430M1016 412H1026V492H1094V428M1003 470V506H714V493H698"
      />
      <path fill="none" stroke="var(--ondeep2)" d="M1003 474V500M1051 474V540M1142 474V500M700 300M634 530V540" />
    </>
  )
}
