import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    '@media': {
      [media.phone]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginBlock: '-4px',
        paddingBlock: '4px',
      },
      [media.print]: { display: 'none' },
    },
  }),
)
export const place = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    flex: '0 1 auto',
    '@media': { [media.phone]: { flex: 'none' } },
  }),
)
export const chip = style(
  inComponents({
    ...type[13],
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    maxWidth: '260px',
    height: controlHeight(28),
    boxSizing: 'border-box',
    paddingInline: space[12],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.full,
    backgroundColor: color.surface,
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: lit },
    selectors: {
      '&[aria-current]': { borderColor: color.accent, backgroundColor: color.accentSoft, color: color.accent },
    },
    '@media': {
      [media.phone]: { flex: 'none', height: '36px' },
      // A finger needs 44 px, whatever the eye sees.
      [media.touch]: { '::after': { content: '', position: 'absolute', inset: 'min(0px, (100% - 44px) / 2) 0' } },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
    },
  }),
)
export const removable = style(inComponents({ selectors: { '&&': { paddingInlineEnd: '30px' } } }))
export const remove = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '3px',
    marginBlock: 'auto',
    borderRadius: radius.full,
    color: color.accent,
  }),
)
export const save = style(
  inComponents({
    selectors: { '&&': { borderStyle: 'dashed', backgroundColor: 'transparent', color: color.muted } },
    ':hover': { color: color.text },
  }),
)
export const count = style(inComponents({ fontVariantNumeric: 'tabular-nums', opacity: 0.85 }))
