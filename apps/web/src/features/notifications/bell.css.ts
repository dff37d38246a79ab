import { style } from '@vanilla-extract/css'
import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'

const { color } = vars
/** A sheet has its name above it already. */
const asSheet = 'screen and (max-width: 599.98px)'

export const bell = style(inApp({ position: 'relative', display: 'flex' }))
/** Over the corner of the button, and no target of its own. */
export const count = style(
  inApp({
    ...type[12],
    position: 'absolute',
    insetBlockStart: '-4px',
    insetInlineEnd: '-4px',
    minWidth: '16px',
    paddingInline: space[4],
    borderRadius: radius.full,
    textAlign: 'center',
    lineHeight: '16px',
    fontWeight: weight.bold,
    color: color.onAccent,
    backgroundColor: color.accent,
    pointerEvents: 'none',
  }),
)
export const popover = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    width: '380px',
    maxWidth: `calc(100vw - ${space[16]})`,
    maxHeight: 'min(560px, 80vh)',
    padding: 0,
    overflow: 'hidden',
    '@media': { [asSheet]: { width: '100%', maxWidth: 'none' } },
  }),
)
export const head = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minHeight: '48px',
    paddingInline: space[16],
    borderBottom: `1px solid ${color.line}`,
    '@media': {
      [asSheet]: {
        justifyContent: 'flex-end',
        minHeight: '44px',
        paddingInlineEnd: space[8],
        // Without its button there is nothing in it.
        selectors: { '&:not(:has(button))': { display: 'none' } },
      },
    },
  }),
)
export const title = style(
  inApp({ ...type[14], margin: 0, fontWeight: weight.bold, '@media': { [asSheet]: { display: 'none' } } }),
)
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0, overflowY: 'auto' }))
export const link = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '18px 1fr',
    gap: `0 ${space[12]}`,
    padding: `${space[12]} ${space[16]}`,
    color: color.text,
    textDecoration: 'none',
    outlineOffset: '-2px',
    borderBottom: `1px solid ${color.line}`,
    selectors: {
      '&:hover': { backgroundColor: color.sunken },
      // The foot has its own.
      'li:last-child > &': { borderBottom: 0 },
    },
  }),
)
export const icon = style(inApp({ marginBlockStart: '1px', color: color.muted }))
export const words = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const unread = style(inApp({ fontWeight: weight.medium }))
export const detail = style(inApp({ ...type[13], color: color.muted, fontWeight: weight.regular }))
export const message = style(inApp({ margin: 0, padding: space[16], color: color.muted }))
export const foot = style(
  inApp({
    padding: `${space[12]} ${space[16]}`,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.phone]: { paddingBlock: space[8] } },
  }),
)
