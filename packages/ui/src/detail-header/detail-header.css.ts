import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** What up, down and '…' take of the line of the way back on a phone. */
const CORNER_PX = 136

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[24]}`,
    marginBottom: space[16],
    '@media': { [media.phone]: { position: 'relative' } },
  }),
)
export const words = style(inComponents({ flex: '1 1 280px', minWidth: 0 }))
export const back = style(
  inComponents({
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    minHeight: '24px',
    color: color.muted,
    fontWeight: weight.medium,
    ':hover': { color: color.accent, textDecoration: 'underline' },
    // The title stands right under it: its ring does not lie over that.
    borderRadius: radius.small,
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': {
      [media.phone]: { minHeight: '36px' },
      [media.touch]: { minHeight: '44px' },
      [media.print]: { display: 'none' },
    },
  }),
)
export const besideCorner = style(
  inComponents({ '@media': { [media.phone]: { maxWidth: `calc(100% - ${CORNER_PX}px)` } } }),
)
export const titleLine = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` }),
)
export const title = style(inComponents({ ...type[24], minWidth: 0, overflowWrap: 'break-word' }))
export const description = style(inComponents({ color: color.muted, overflowWrap: 'break-word' }))
// A link in the one line below the title stands by itself: a finger has the air above and below it too.
globalStyle(`${description} a`, {
  '@layer': {
    'klopt.components': {
      '@media': { [media.touch]: { display: 'inline-block', paddingBlock: 10, marginBlock: -10 } },
    },
  },
})
const buttons = { display: 'flex', alignItems: 'center', gap: space[8] } as const
export const end = style(
  inComponents({
    ...buttons,
    flexWrap: 'wrap',
    maxWidth: '100%',
    // On a phone its two parts go their own ways.
    '@media': { [media.phone]: { display: 'contents' }, [media.print]: { display: 'none' } },
  }),
)
/** Up, down and '…': on a phone at the end of the way back, where they cost no line. */
export const corner = style(
  inComponents({
    ...buttons,
    '@media': {
      [media.phone]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, minHeight: '36px' },
      [media.touch]: { minHeight: '44px' },
    },
  }),
)
export const actions = style(
  inComponents({
    ...buttons,
    flexWrap: 'wrap',
    maxWidth: '100%',
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
)
// The main button of a phone is as wide as its screen.
globalStyle(`${actions} > :is(a, button):only-child`, {
  '@layer': { 'klopt.components': { '@media': { [media.phone]: { flexGrow: 1, minHeight: '44px' } } } },
})
