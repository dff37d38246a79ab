import { style } from '@vanilla-extract/css'
import { inUtilities } from './in-layer.ts'

/** Tabular, lining figures: for anything that shows a number that has neighbours. */
export const tabular = style(inUtilities({ fontVariantNumeric: 'tabular-nums lining-nums' }))

/** There for a screen reader, not for the eye. */
export const visuallyHidden = style(
  inUtilities({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)

/** One line that ends in an ellipsis when it does not fit. */
export const truncate = style(
  inUtilities({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)
