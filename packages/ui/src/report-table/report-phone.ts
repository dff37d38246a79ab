import type { StyleRule } from '@vanilla-extract/css'
import { space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const onPhone = (rule: StyleRule): StyleRule['@container'] => ({ '(max-width: 639.98px)': rule })

/** On a phone each line is a card, and what was a cell has no box of its own. */
export const cellOnPhone: StyleRule = {
  height: 'auto !important',
  padding: '0 !important',
  border: '0 !important',
}

/** A card has one figure beside its name; the others stand under it by name once it is open, without those of nothing. */
export const figureOnPhone: StyleRule = {
  ...cellOnPhone,
  selectors: {
    '&[data-main]': { gridColumn: 2, gridRow: 1, backgroundColor: 'transparent' },
    '&:not([data-kind=total])::before': {
      content: 'attr(data-name)',
      marginInlineEnd: space[12],
      color: color.muted,
      fontWeight: weight.regular,
    },
    '&:not([data-main])': {
      ...type[13],
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    '&:empty, &[data-zero]:not([data-main]), tr:not([data-open]) > &:not([data-main])': { display: 'none' },
  },
}
