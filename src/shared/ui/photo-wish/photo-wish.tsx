import type { ReactNode } from 'react'
import type { PhotoWish } from './photo-wishes.ts'

const drawings: Record<PhotoWish, ReactNode> = {
  roof: (
    <>
      <rect className="sk2" width="240" height="150" />
      <path className="w" d="M50 82h140v46H50z" />
      <path className="r" d="M36 84 62 46h116l26 38z" />
      <path className="s" d="M44 72h152M52 60h136" opacity=".5" />
      <path className="p" d="M70 98h22v30H70zM112 98h22v18h-22zM150 98h22v18h-22z" />
      <circle cx="48" cy="34" r="11" fill="var(--sun)" stroke="var(--sund)" strokeWidth="1.5" />
      <path className="s" d="M0 128h240" />
      <path className="fr" d="M22 30V14h18M200 14h18v16M218 120v16h-18M40 136H22v-16" />
    </>
  ),
  board: (
    <>
      <rect className="w" x="62" y="26" width="116" height="98" rx="4" />
      <rect className="l" x="72" y="36" width="96" height="30" />
      <path
        className="s"
        d="M72 36h96v30H72zM72 78h96v30H72zM84 36v30M96 36v30M108 36v30M120 36v30M132 36v30M144 36v30M156 36v30M84 78v30M96 78v30M108 78v30"
      />
      <path
        className="s"
        d="M78 46v8M90 46v8M102 46v8M114 46v8M126 46v8M138 46v8M150 46v8M162 46v8M78 88v8M90 88v8M102 88v8"
      />
      <path className="s" strokeDasharray="3 4" d="M126 84v18M138 84v18M150 84v18M162 84v18" />
      <path className="fr" d="M48 30V14h18M174 14h18v16M192 120v16h-18M66 136H48v-16" />
    </>
  ),
  meter: (
    <>
      <rect className="w" x="84" y="22" width="72" height="106" rx="8" />
      <rect className="l" x="94" y="34" width="52" height="22" rx="3" />
      <path className="s" d="M94 34h52v22H94zM96 70h48M96 80h34M100 96h0M120 96h0M140 96h0M98 112h44" />
      <circle className="p" cx="104" cy="98" r="4" />
      <circle className="p" cx="120" cy="98" r="4" />
      <text x="120" y="50" textAnchor="middle" className="dg">
        03 918
      </text>
      <path className="fr" d="M66 30V14h18M156 14h18v16M174 120v16h-18M84 136H66v-16" />
    </>
  ),
  tiles: (
    <>
      <rect className="r" x="20" y="16" width="200" height="118" />
      <path className="s" d="M20 56h200M20 96h200" />
      <path
        className="s"
        d="M20 56c0 -22 25 -22 25 0M45 56c0 -22 25 -22 25 0M70 56c0 -22 25 -22 25 0M95 56c0 -22 25 -22 25 0M120 56c0 -22 25 -22 25 0M145 56c0 -22 25 -22 25 0M170 56c0 -22 25 -22 25 0M195 56c0 -22 25 -22 25 0M20 96c0 -22 25 -22 25 0M45 96c0 -22 25 -22 25 0M70 96c0 -22 25 -22 25 0M95 96c0 -22 25 -22 25 0M120 96c0 -22 25 -22 25 0M145 96c0 -22 25 -22 25 0M170 96c0 -22 25 -22 25 0M195 96c0 -22 25 -22 25 0M20 136c0 -22 25 -22 25 0M45 136c0 -22 25 -22 25 0M70 136c0 -22 25 -22 25 0M95 136c0 -22 25 -22 25 0M120 136c0 -22 25 -22 25 0M145 136c0 -22 25 -22 25 0M170 136c0 -22 25 -22 25 0M195 136c0 -22 25 -22 25 0"
      />
      <path className="l" stroke="var(--aln)" strokeWidth="1.5" d="M58 112h120v12H58z" />
      <path className="s" d="M68 112v5M82 112v5M96 112v5M110 112v5M124 112v5M138 112v5M152 112v5M166 112v5" />
    </>
  ),
}

/** A drawing of a photograph that is wanted. `label` says to the ear what it shows. */
export function PhotoDrawing({ wish, label }: { wish: PhotoWish; label: string }) {
  return (
    <svg className="pic" viewBox="0 0 240 150" role="img" aria-label={label}>
      {drawings[wish]}
    </svg>
  )
}
