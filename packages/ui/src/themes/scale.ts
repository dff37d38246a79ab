/** Distances in px: `space[16]`. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
} as const

/** Corners in px as the house has them: small for fields, buttons and badges, medium for cards and menus, large for dialogs. */
export const cornersPx = { small: 4, medium: 8, large: 12 } as const

/** The same as a theme has them; full is always a half circle. */
export const radius = {
  small: 'var(--klopt-radius-small)',
  medium: 'var(--klopt-radius-medium)',
  large: 'var(--klopt-radius-large)',
  full: '999px',
} as const

/** Steps of type as font size and line height, the latter on a grid of 4 px. Base is 14. */
export const type = {
  12: { fontSize: '0.75rem', lineHeight: '1rem' },
  13: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  14: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  16: { fontSize: '1rem', lineHeight: '1.5rem', letterSpacing: '-0.011em' },
  20: { fontSize: '1.25rem', lineHeight: '1.75rem', letterSpacing: '-0.017em' },
  24: { fontSize: '1.5rem', lineHeight: '2rem', letterSpacing: '-0.021em' },
  32: { fontSize: '2rem', lineHeight: '2.5rem', letterSpacing: '-0.023em' },
} as const

/** Weights of Inter Variable. */
export const weight = { regular: 400, medium: 520, bold: 620 } as const

/** Durations and the one curve; `styles/reset` ends all motion under `prefers-reduced-motion`. */
export const motion = {
  small: '120ms',
  medium: '200ms',
  pane: '500ms',
  curve: 'cubic-bezier(.2,.8,.2,1)',
} as const

/** A length in px that follows the density multiplier. */
export const dense = (px: number): string => `calc(${px}px * var(--klopt-density))`

/** The height of a control: follows the density, never below the 24 px a target needs. */
export const controlHeight = (px: number): string => `max(24px, ${dense(px)})`

/** Heights of controls in px before density (extra-small to large). */
export const controlSizes = { 'extra-small': 24, small: 28, medium: 36, large: 44 } as const
export type ControlSize = keyof typeof controlSizes

/** 1 where lines go from left to right and -1 where they go the other way: what moves or points aside is multiplied by it. */
export const ONWARDS = 'var(--klopt-onwards, 1)'

/** Media queries of the house. */
export const media = {
  phone: 'screen and (max-width: 639.98px)',
  /** So narrow that what would float comes up from the foot of the window. */
  sheet: 'screen and (max-width: 599.98px)',
  wide: '(min-width: 1280px)',
  /** So little height that nothing may lie over the rest: a window enlarged to 400%, or a phone with its keyboard. */
  low: 'screen and (max-height: 399.98px)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
