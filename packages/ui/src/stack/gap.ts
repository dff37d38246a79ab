import type { space } from '../themes/scale.ts'

/** A step of room in px: 2, 4, 8, 12, 16, 24, 32, 48 or 64. */
export type Gap = keyof typeof space
