import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, shadow } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const shares = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const share = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    padding: `${space[12]} ${space[24]}`,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const words = style(
  inApp({ flex: '1 1 180px', minWidth: 0, display: 'grid', gap: space[2], overflowWrap: 'anywhere' }),
)
export const name = style(inApp({ ...type[14], fontWeight: weight.medium }))
export const details = style(inApp({ margin: 0, ...type[13], color: color.muted }))

/** Beside the round button of help. */
export const manual = style(inApp({ margin: 0, maxWidth: 'calc(100% - 72px)', ...type[13], color: color.muted }))

/** What is left of the window below the title. */
export const stage = style(
  inApp({
    position: 'relative',
    height: 'max(280px, calc(100dvh - 268px))',
    selectors: { '&[data-live=true]': { cursor: 'crosshair' } },
    '@media': { [media.phone]: { height: 'max(280px, calc(100dvh - 340px))' } },
  }),
)
export const waiting = style(
  inApp({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }),
)
export const note = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    margin: space[16],
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius.full,
    backgroundColor: color.surface,
    boxShadow: shadow.medium,
    ...type[13],
    fontWeight: weight.medium,
  }),
)

export const keyPointer = style(inApp({ position: 'absolute', pointerEvents: 'none', color: color.accent }))
export const keyArrow = style(
  inApp({ display: 'block', margin: '-3px 0 0 -3px', fill: color.accent, stroke: color.surface }),
)
