import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** A browser also calls every radio of a group without an answer indeterminate. */
const chosen = ':checked, :where([type=checkbox]):indeterminate'

/** A box or dot with its words: what checkbox, radio and switch share. */
export const choice = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[8],
    maxWidth: '100%',
    minHeight: '24px',
    paddingBlock: '2px',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.muted } },
    '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px', paddingBlock: '12px' } },
  }),
)

/** Alone, as in a table: a target of 24 px and nothing more. */
export const bare = style(
  inComponents({
    width: '24px',
    height: '24px',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
    gap: 0,
    '@media': { [media.touch]: { width: '44px', height: '44px', margin: '-10px', padding: 0 } },
  }),
)

export const box = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    width: '16px',
    height: '16px',
    marginBlock: '2px',
    appearance: 'none',
    cursor: 'inherit',
    border: `1px solid ${color.control}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
    transition: `background-color ${motion.small} ${motion.curve}, border-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.muted },
      [`&:is(${chosen})`]: { borderColor: color.accent, backgroundColor: color.accent },
      [`&:is(${chosen}):disabled`]: { borderColor: color.lineStrong, backgroundColor: color.lineStrong },
      [`&:disabled:not(${chosen})`]: { borderColor: color.lineStrong, backgroundColor: color.sunken },
      '&[aria-invalid=true]': { borderColor: color.danger },
    },
    '@media': {
      // Grounds are taken away: a chosen box keeps the colour of what is chosen.
      [media.forcedColors]: {
        selectors: {
          [`&:is(${chosen})`]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  }),
)

export const words = style(inComponents({ minWidth: 0, overflowWrap: 'break-word' }))
export const hint = style(inComponents({ ...type[13], display: 'block', color: color.muted }))
