import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

const bar = { height: '4px', borderRadius: radius.full }
const thumb = {
  boxSizing: 'border-box',
  width: '20px',
  height: '20px',
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  backgroundColor: color.surface,
  transition: `background-color ${motion.small} ${motion.curve}`,
} as const
/**
 * How far it is, from the start of the line: a background knows no start, only left and right. What is left of the line is
 * thinner, because in high contrast both are all but black.
 */
const background = [
  `linear-gradient(${color.accent} 0 0) var(--klopt-slider-start) center / var(--klopt-slider, 0%) 100% no-repeat`,
  `linear-gradient(${color.control} 0 0) center / 100% 2px no-repeat`,
].join(', ')

export const slider = style(
  inComponents({
    vars: { '--klopt-slider-start': 'left' },
    display: 'block',
    width: '100%',
    minWidth: 0,
    height: '24px',
    margin: 0,
    appearance: 'none',
    background: 'none',
    cursor: 'pointer',
    borderRadius: radius.small,
    '::-webkit-slider-runnable-track': { ...bar, background },
    '::-moz-range-track': { ...bar, background },
    '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-8px' },
    '::-moz-range-thumb': thumb,
    selectors: {
      '&:dir(rtl)': { vars: { '--klopt-slider-start': 'right' } },
      '&:hover:not(:disabled)::-webkit-slider-thumb': { backgroundColor: color.accentSoft },
      '&:hover:not(:disabled)::-moz-range-thumb': { backgroundColor: color.accentSoft },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      [media.touch]: { height: '44px' },
      [media.forcedColors]: {
        '::-webkit-slider-runnable-track': {
          forcedColorAdjust: 'none',
          backgroundImage: 'none',
          backgroundColor: 'CanvasText',
        },
        '::-webkit-slider-thumb': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Canvas' },
        '::-moz-range-track': { forcedColorAdjust: 'none', backgroundImage: 'none', backgroundColor: 'CanvasText' },
        '::-moz-range-thumb': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Canvas' },
      },
    },
  }),
)
export const value = style(
  inComponents({ ...type[13], color: color.text, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
)
