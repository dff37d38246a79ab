import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { motion, radius, weight } from '../themes/scale.ts'
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
    selectors: {
      // Among words colour alone would not tell it apart.
      'p &, li &': { textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)` },
      'p &:hover, li &:hover': { textDecorationColor: 'currentColor' },
    },
  }),
)
