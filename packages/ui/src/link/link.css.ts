import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** The look of a link, for the router's own link: `<RouterLink className={linkClassName}>`. */
export const linkClassName = style(
  inComponents({
    color: color.accent,
    fontWeight: weight.medium,
    borderRadius: radius.small,
    // Room to press, that takes none from what stands above and below; 24 px too in the font that stands in for ours.
    paddingBlock: '5px',
    marginBlock: '-5px',
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    transition: `text-decoration-color ${motion.small} ${motion.curve}`,
    ':hover': { color: color.accentHover, textDecorationColor: 'currentColor' },
    '@media': {
      // A finger needs 44 px of what stands by itself; a link among words keeps to its line.
      [media.touch]: {
        position: 'relative',
        selectors: {
          '&:not(p *, li *)::after': { content: '', position: 'absolute', inset: 'min(0px, (100% - 44px) / 2)' },
        },
      },
    },
    selectors: {
      // Among words colour alone would not tell it apart.
      'p &, li &': { textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)` },
      'p &:hover, li &:hover': { textDecorationColor: 'currentColor' },
    },
  }),
)
