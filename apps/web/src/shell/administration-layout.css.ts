import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style(
  inApp({ display: 'flex', alignItems: 'flex-start', minHeight: '100dvh', backgroundColor: vars.color.paper }),
)

export const skip = style(
  inApp({
    position: 'absolute',
    insetInlineStart: space[8],
    top: '-100px',
    zIndex: 10,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.small,
    backgroundColor: vars.color.surface,
    ':focus': { top: space[8] },
  }),
)

export const body = style(
  inApp({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Room for the bottom bar, which lies over the page.
    '@media': { [media.phone]: { paddingBottom: 'calc(64px + env(safe-area-inset-bottom))' } },
  }),
)

// The round button of help lies over the end.
const roomAtEnd = '88px'
/** The margin with which what has a side of its own reaches the edges of the content, except on a phone. */
export const toTheEdges = `-${space[24]} -${space[32]} -${roomAtEnd}`

export const content = style(
  inApp({
    flex: 1,
    minWidth: 0,
    padding: `${space[24]} ${space[32]} ${roomAtEnd}`,
    ':focus': { outline: 'none' },
    '@media': { [media.phone]: { padding: `${space[16]} ${space[16]} 80px` } },
  }),
)

export const topBar = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[12],
    height: '56px',
    padding: `0 ${space[32]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      [media.phone]: { padding: `0 ${space[16]}`, gap: space[4], borderBottom: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
)

export const phoneName = style(
  inApp({
    display: 'none',
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    gap: space[8],
    ...type[16],
    fontWeight: weight.bold,
    '@media': { [media.phone]: { display: 'flex' } },
  }),
)

export const switchButton = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    width: '100%',
    minHeight: '44px',
    padding: space[8],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.lineStrong },
  }),
)

export const switchCollapsed = style(
  inApp({ width: '36px', minHeight: '36px', padding: '2px', justifyContent: 'center' }),
)

export const initials = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: radius.small,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    ...type[12],
    fontWeight: weight.bold,
  }),
)

export const switchWords = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const switchName = style(inApp({ ...type[13], fontWeight: weight.bold }))
export const switchDetail = style(inApp({ ...type[12], color: vars.color.muted }))
export const header = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[16], padding: `${space[16]} ${space[12]} ${space[4]}` }),
)
export const logoPlace = style(inApp({ paddingInline: space[8] }))

export const headerCollapsed = style(inApp({ padding: `${space[12]} ${space[4]} ${space[4]}`, alignItems: 'center' }))
export const logoCollapsed = style(inApp({ display: 'flex' }))
export const userButton = style(
  inApp({
    flex: 'none',
    padding: 0,
    border: 'none',
    borderRadius: radius.full,
    background: 'none',
    cursor: 'pointer',
    minWidth: '32px',
    minHeight: '32px',
  }),
)
