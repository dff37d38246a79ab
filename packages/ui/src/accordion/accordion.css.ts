import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, media, motion, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const list = style(inComponents({ minWidth: 0, borderBlock: `1px solid ${color.line}` }))
export const item = style(inComponents({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } }))
export const heading = style(inComponents({ ...type[14], margin: 0, fontWeight: weight.medium }))
export const button = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    width: '100%',
    minHeight: controlHeight(44),
    padding: `${space[8]} ${space[12]}`,
    border: 0,
    background: 'none',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: lit },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px', borderRadius: radius.small },
      '&:disabled': { color: color.muted, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: '44px' } },
  }),
)
export const arrow = style(
  inComponents({
    flex: 'none',
    color: color.muted,
    transition: `transform ${motion.small} ${motion.curve}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const title = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'break-word' }))
export const detail = style(
  inComponents({
    ...type[13],
    minWidth: 0,
    color: color.muted,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    textAlign: 'end',
  }),
)
export const panel = style(
  inComponents({
    ...type[14],
    padding: `${space[4]} ${space[12]} ${space[16]}`,
    overflowWrap: 'break-word',
    selectors: {
      // The browser's find in page looks in what is closed too, and opens it: so it is not taken out of the layout.
      '&[hidden=until-found]': { display: 'block', paddingBlock: 0, contentVisibility: 'hidden' },
    },
    '@media': {
      // On paper nothing is closed.
      [media.print]: {
        selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible', paddingBlock: space[4] } },
      },
    },
  }),
)
