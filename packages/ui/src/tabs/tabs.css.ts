import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { controlHeight, media, motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const list = style(
  inComponents({
    display: 'flex',
    gap: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${color.line}`,
  }),
)
export const tab = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 8,
    height: controlHeight(40),
    paddingInline: 10,
    fontWeight: weight.medium,
    color: color.muted,
    transition: `color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover:not(:disabled)': { color: color.text },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.medium },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-selected=true]': { color: color.accent, fontWeight: weight.bold },
      '&[aria-selected=true]::after': {
        content: '',
        position: 'absolute',
        insetInline: 10,
        bottom: 0,
        height: 2,
        borderRadius: '2px 2px 0 0',
        backgroundColor: color.accent,
      },
    },
    '@media': {
      [media.touch]: { height: 44 },
      [media.forcedColors]: { selectors: { '&[aria-selected=true]::after': { backgroundColor: 'Highlight' } } },
    },
  }),
)
export const count = style(
  inComponents({
    ...type[12],
    paddingInline: 6,
    borderRadius: radius.full,
    fontVariantNumeric: 'tabular-nums',
    color: color.muted,
    backgroundColor: color.sunken,
    selectors: { [`${tab}[aria-selected=true] &`]: { color: color.accent, backgroundColor: color.accentSoft } },
  }),
)
export const panel = style(
  inComponents({ paddingBlock: 16, selectors: { '&:focus-visible': { borderRadius: radius.small } } }),
)
