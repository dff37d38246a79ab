import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

/** There where the rows are cards. */
export const above = style(
  inComponents({
    display: 'flex',
    justifyContent: 'end',
    padding: `${space[4]} ${space[8]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    '@container': { '(min-width: 640px)': { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
