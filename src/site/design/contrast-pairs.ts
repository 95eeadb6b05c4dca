/** Colours that stand on each other, with the least ratio that WCAG 2.2 AA asks and the ratio the palette was designed with. */
export interface ContrastPair {
  front: string
  back: string
  use: string
  /** 4.5 for text, 3 for the borders of controls and for graphics. */
  least: 4.5 | 3
  designed: { light: number; dark: number | 'above 9' }
}

const pair = (
  front: string,
  back: string,
  use: string,
  light: number,
  dark: number | 'above 9',
  least: ContrastPair['least'] = 4.5,
): ContrastPair => ({ front, back, use, least, designed: { light, dark } })

export const contrastPairs: readonly ContrastPair[] = [
  pair('ink', 'bg', 'text', 13.97, 15.76),
  pair('ink', 'bg2', 'text', 13.02, 14.15),
  pair('ink', 'shade', 'text', 11.48, 11.86),
  pair('ink2', 'bg', 'secondary text', 7.38, 9.43),
  pair('ink2', 'bg2', 'secondary text', 6.88, 8.47),
  pair('ink2', 'shade', 'secondary text', 6.07, 7.1),
  pair('sea', 'bg', 'links', 6.65, 9.71),
  pair('sea', 'bg2', 'links', 6.2, 8.72),
  pair('sea', 'shade', 'links', 5.47, 7.31),
  pair('sun-text', 'bg', 'sun-coloured text', 6.31, 11.84),
  pair('sun-text', 'sun-wash', 'sun-coloured text', 5.81, 9.15),
  pair('agave', 'bg', 'done', 6.82, 9.43),
  pair('agave', 'agave-wash', 'done', 5.9, 6.87),
  pair('alarm', 'bg', 'danger', 6.97, 7.64),
  pair('alarm', 'alarm-wash', 'danger', 6, 6.99),
  pair('pool', 'bg', 'graphics', 4.08, 8.64, 3),
  pair('edge', 'bg', 'borders of controls', 4.13, 5.18, 3),
  pair('edge', 'bg2', 'borders of controls', 3.85, 4.65, 3),
  pair('edge', 'shade', 'borders of controls', 3.39, 3.9, 3),
  pair('on-sun', 'sun', 'primary button', 8.85, 9.12),
  pair('on-sun', 'sun-h', 'primary button, hover', 7.79, 10.14),
  pair('on-sea', 'sea', 'in-page button', 6.65, 9.71),
  pair('on-alarm', 'alarm', 'emergency button', 6.97, 7.64),
  pair('ondeep', 'deep', 'text on the ground', 13.97, 'above 9'),
  pair('ondeep2', 'deep', 'secondary text on the ground', 7.62, 'above 9'),
  pair('deep-link', 'deep', 'links on the ground', 9.01, 'above 9'),
  pair('sun', 'deep', 'numbers on the ground', 8.85, 'above 9'),
]
