/** Sun, path and horizon in a tile. Holds no letter, so it outlives the working name. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--deep,#07303f)" />
      <path d="M6 22.5H26" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M8 18.5A9.5 9.5 0 0 1 21 10.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".55"
      />
      <circle cx="22" cy="14" r="4.2" fill="#ffc53d" />
    </svg>
  )
}
