import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { controlHeight, media, space } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

/** As high as the menu that comes in it, so that the cards do not move. */
export const above = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: `calc(${controlHeight(28)} + 2 * ${space[4]} + 1px)`,
    // The box stands above those of the cards.
    padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      // What a finger presses round the menu is within it, not under the first card.
      [media.touch]: { minHeight: '45px' },
      [media.print]: { display: 'none' },
    },
  }),
)
export const atEnd = style(inComponents({ marginInlineStart: 'auto' }))
/** Its text, not its ground, begins where the cards do. */
export const atStart = style(inComponents({ marginInlineStart: '-11px' }))
