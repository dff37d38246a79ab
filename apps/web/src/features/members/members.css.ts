import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const invitations = style(inApp({ marginTop: '20px', display: 'flex', flexDirection: 'column', gap: '20px' }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} 20px`,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const words = style(inApp({ flex: '1 1 240px', minWidth: 0 }))
export const name = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
)
export const details = style(
  inApp({ display: 'block', ...type[13], fontWeight: weight.regular, color: color.muted, overflowWrap: 'anywhere' }),
)
export const actions = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' }),
)
export const empty = style(
  inApp({
    margin: 0,
    padding: `${space[4]} 20px 20px`,
    ...type[14],
    color: color.muted,
    '@media': { [media.phone]: { padding: `${space[4]} ${space[16]} ${space[16]}` } },
  }),
)

export const text = style(inApp({ margin: 0, ...type[14] }))
export const points = style(
  inApp({
    margin: 0,
    listStyle: 'disc',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    ...type[14],
  }),
)
export const fieldset = style(
  inApp({
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
  }),
)
export const legend = style(inApp({ padding: 0, marginBottom: space[8], ...type[13], fontWeight: weight.medium }))
export const error = style(
  inApp({
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    ...type[13],
    fontWeight: weight.medium,
    color: color.danger,
  }),
)
