import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const grid = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const wide = style(inApp({ gridColumn: '1 / -1' }))
export const end = style(inApp({ alignSelf: 'end' }))
export const preview = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[12],
    marginTop: space[24],
    paddingTop: space[16],
    borderTop: `1px solid ${vars.color.line}`,
  }),
)
export const lines = style(inApp({ width: '100%', margin: 0, padding: 0, listStyle: 'none' }))
export const line = style(
  inApp({ display: 'flex', justifyContent: 'space-between', gap: space[12], paddingBlock: space[4] }),
)
export const muted = style(inApp({ marginTop: space[24] }))

export const whole = style(inApp({ whiteSpace: 'nowrap' }))
/** Where the list has no room for a column of it. */
export const hits = style(
  inApp({
    ...type[13],
    display: 'none',
    color: vars.color.muted,
    '@media': { [media.print]: { display: 'block' } },
    selectors: { '[data-away~=hits] &': { display: 'block' } },
  }),
)
/** Its place among the rules, before its name. */
export const place = style(
  inApp({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums', marginInlineEnd: space[4] }),
)
export const ownLine = style(inApp({ display: 'block' }))
/** As wide as its longest word. */
export const action = style(inApp({ overflowWrap: 'break-word' }))
