import { style } from '@vanilla-extract/css'
import { CELL_HEIGHT } from '../entry-grid/field-in-cell.css.ts'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { dense, media } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { NARROW } from './table-rules.ts'

const focused = { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' } as const

/** A cell that can be edited: it looks like the others until the pointer or the focus is on it. */
export const editable = style(
  inComponents({
    cursor: 'text',
    ':hover': { backgroundColor: lit },
    ':focus-visible': focused,
    '@media': { [media.forcedColors]: { ':focus-visible': { outlineWidth: '3px' } } },
  }),
)

/** The field takes the place of the value, so that no row grows for it; a message may. */
export const edited = style(
  inComponents({
    padding: '0 !important',
    vars: { [CELL_HEIGHT]: `calc(${dense(42)} - 1px)` },
    verticalAlign: 'top',
    selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
    '@container': {
      [NARROW]: {
        // A card has the room of its whole width for what is typed.
        selectors: { 'tr > &[data-card]': { gridColumn: '1 / -1', gridRow: 'auto', paddingBlock: '4px !important' } },
      },
    },
  }),
)
