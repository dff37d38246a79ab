import type { StyleRule } from '@vanilla-extract/css'
import { space } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const CARDS = '(max-width: 719.98px)'
export const onPhone = (rule: StyleRule): StyleRule['@container'] => ({ [CARDS]: rule })
export const GUTTER = '20px'
export const lineAbove = { borderTop: `1px solid ${color.line}` } as const
export const bare: StyleRule = { height: 'auto !important', padding: '0 !important', border: '0 !important' }

/** The column of today and of the weekend, down the whole grid. */
export const grounds = {
  '&[data-weekend]': { backgroundColor: color.sunken },
  '&[data-today]': { backgroundColor: `color-mix(in oklab, ${color.accentSoft} 60%, ${color.surface})` },
} as const

/** On a phone only the chosen day of a line is there: its own place among seven. */
export const chosenDay = Object.fromEntries(
  Array.from({ length: 7 }, (_, index) => [
    `[data-chosen="${index}"] > &:nth-child(${index + 2})`,
    { display: 'block' },
  ]),
)
export const cardRow: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  padding: `${space[8]} ${space[16]}`,
  ...lineAbove,
}
