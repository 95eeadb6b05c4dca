/** A landing between two flats: dark on the left, lit on the right. */
export function LandingLook() {
  return (
    <>
      <path d="M20 24H200V150H20z" fill="#12424f" />
      <path d="M20 150v-16h18v-16h18v-16h18v-16H20z" fill="#0b2f3a" />
      <path d="M100 58h50v92h-50z" fill="#5d7c89" />
      <circle cx="142" cy="106" r="3" fill="#07303f" />
      <path d="M74 24v16" stroke="#a8c4ce" strokeWidth="3" />
      <circle cx="74" cy="47" r="8" fill="none" stroke="#a8c4ce" strokeWidth="2" />
      <path d="M200 24H380V150H200z" fill="#ffdf94" />
      <path d="M246 58h50v92h-50z" fill="#7d5a2f" />
      <circle cx="254" cy="106" r="3" fill="#ffdf94" />
      <path d="M326 62h38v88h-38z" fill="#5d7c89" />
      <path d="M345 62v88" stroke="#07303f" strokeWidth="2" />
      <path d="M316 24v16" stroke="#07303f" strokeWidth="3" />
      <circle cx="316" cy="47" r="13" fill="#fff" opacity=".6" />
      <circle cx="316" cy="47" r="8" fill="#ffc53d" />
      <path d="M200 0V170" stroke="#a8c4ce" strokeDasharray="3 5" />
      <path d="M-600 150H1000V170H-600z" fill="#04131b" />
    </>
  )
}
