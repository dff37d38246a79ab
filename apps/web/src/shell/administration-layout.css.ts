import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** What a page fills by itself: the window without the bar of a phone, or each page would scroll by as much. */
export const windowHeight = 'calc(100dvh - var(--klopt-sticky-bottom, 0px))'

export const frame = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    minHeight: windowHeight,
    backgroundColor: vars.color.paper,
    // A tablet has no room to lose: a table of 640 px is still a table there.
    vars: { '--content-start': space[24] },
    '@media': {
      [media.wide]: { vars: { '--content-start': space[32] } },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // The menu is not printed: what remains would lie in its column, as narrow as it can be.
      [media.print]: { display: 'block', minHeight: 0, backgroundColor: 'transparent' },
    },
  }),
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
    minWidth: 0,
    display: 'grid',
    // Whose books these are, the top bar, what has to be known, and the screen; each keeps its row.
    gridTemplateRows: 'auto 56px auto 1fr',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: windowHeight,
    '@media': { [media.print]: { display: 'block', minHeight: 0 } },
  }),
)

/** What has to be known, one under the other. */
export const notices = style(
  inApp({ gridRow: 3, display: 'grid', gap: space[8], minWidth: 0, '@media': { [media.print]: { display: 'none' } } }),
)

/** The room before what stands in line with the content. */
export const fromStart = `var(--content-start, ${space[32]})`
/** What stands above the screen: the top bar, and banners where there are any. */
export const roomAbove = 'var(--room-above, 56px)'
/** How wide the rail at the end is, with oneself above and help below: nothing that is read or pressed lies in it. */
export const rail = 'var(--klopt-rail, 0px)'
/** The room at the end of what ends at the rail. */
export const toTheRail = `max(${space[32]}, ${rail})`
const roomBelow = space[48]
/**
 * The margin with which what has a side of its own reaches the edges of the content, except on a phone. Its ground runs
 * under the rail; what is on it ends there by `paddingInlineEnd`.
 */
export const toTheEdges = `-${space[24]} calc(-1 * ${toTheRail}) -${roomBelow} calc(-1 * ${fromStart})`

export const content = style(
  inApp({
    gridRow: 4,
    minWidth: 0,
    padding: `${space[24]} ${toTheRail} ${roomBelow} ${fromStart}`,
    ':focus': { outline: 'none' },
    '@media': {
      [media.phone]: { padding: `${space[16]} ${space[16]} ${space[24]}` },
      [media.print]: { padding: 0 },
    },
  }),
)

export const topBar = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[12],
    gridRow: 2,
    height: '56px',
    paddingInlineStart: fromStart,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      [media.phone]: { padding: `0 ${space[16]}`, gap: space[4], borderBottom: 'none' },
      // Round each small button lies what a finger presses.
      [media.touch]: { gap: space[16] },
      [media.print]: { display: 'none' },
    },
  }),
)

/** Oneself, in the middle of the rail. */
export const self = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: toTheRail,
    marginInlineStart: `-${space[12]}`,
    '@media': { [media.phone]: { minWidth: 0, marginInlineStart: 0 } },
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

/** Beside the tools of a phone a name has room on two lines. */
export const phoneCompany = style(
  inApp({
    ...type[14],
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minWidth: 0,
    overflow: 'hidden',
    lineHeight: '18px',
    fontWeight: weight.bold,
  }),
)
export const phoneWord = style(
  inApp({
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    verticalAlign: 'top',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
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
/** Two lines of a name are read; a longer one ends there. */
export const switchName = style(
  inApp({
    ...type[13],
    fontWeight: weight.bold,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
)
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
    '@media': {
      // A finger needs 44 px, whatever the eye sees.
      [media.touch]: { position: 'relative', '::after': { content: '', position: 'absolute', inset: '-6px' } },
    },
  }),
)
