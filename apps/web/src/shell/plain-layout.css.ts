import { inApp, media, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { rail, windowHeight } from './administration-layout.css.ts'

export const frame = style(
  inApp({
    minHeight: windowHeight,
    boxSizing: 'border-box',
    paddingBottom: space[48],
    backgroundColor: vars.color.paper,
    '@media': { [media.print]: { paddingBottom: 0 } },
  }),
)

export const bar = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '56px',
    paddingInlineStart: space[32],
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { padding: `0 ${space[16]}` }, [media.print]: { display: 'none' } },
  }),
)
export const home = style(inApp({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' }))
/** What is read or pressed ends at the rail. */
export const content = style(inApp({ paddingInlineEnd: rail }))
export const places = style(inApp({ display: 'flex', alignItems: 'center', gap: space[16] }))
export const place = style(
  inApp({ '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } } }),
)
