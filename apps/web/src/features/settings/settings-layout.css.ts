import { inApp, media, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const layout = style(
  inApp({
    display: 'flex',
    gap: space[32],
    alignItems: 'flex-start',
    '@media': { [media.phone]: { flexDirection: 'column', gap: space[8], alignItems: 'stretch' } },
  }),
)

export const content = style(inApp({ flex: 'auto', minWidth: 0 }))

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const item = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    padding: `${space[8]} ${space[16]}`,
    borderTop: `1px solid ${color.line}`,
    color: color.text,
    textDecoration: 'none',
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { 'li:first-child > &': { borderTop: 'none' } },
  }),
)
export const chevron = style(inApp({ flex: 'none', color: color.muted }))
