import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const article = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
/** Its words stand under each other with what follows; the ground shows when one points at it. */
export const ways = style(inApp({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-12px' }))
export const title = style(
  inApp({ margin: 0, ...type[20], fontWeight: weight.bold, outline: 'none', overflowWrap: 'anywhere' }),
)
export const loading = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))

/** As wide as high that nothing moves when the video comes. */
export const video = style(
  inApp({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '16 / 9',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    overflow: 'hidden',
    backgroundColor: color.sunken,
  }),
)
export const poster = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space[8],
    width: '100%',
    height: '100%',
    padding: space[16],
    border: 0,
    background: 'none',
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: '-4px' },
  }),
)
export const play = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: radius.full,
    backgroundColor: color.accent,
    color: color.onAccent,
    selectors: { [`${poster}:hover &`]: { backgroundColor: color.accentHover } },
  }),
)
export const posterTitle = style(inApp({ ...type[14], fontWeight: weight.bold }))
export const posterNote = style(inApp({ ...type[13], color: color.muted }))
export const frame = style(inApp({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }))
