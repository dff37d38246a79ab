import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'flex', flexDirection: 'column' } as const

export const page = style(inApp({ ...column, gap: '20px', maxWidth: '860px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const list = style(inApp({ ...column, listStyle: 'none', margin: 0, padding: 0 }))
export const item = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    padding: `${space[8]} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
)
export const document = style(inApp({ ...column, minWidth: 0 }))
export const actions = style(inApp({ display: 'flex', flex: 'none', gap: space[4] }))
export const add = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    gap: space[8],
    marginTop: space[12],
    '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  }),
)
export const note = style(
  inApp({ padding: `${space[12]} 0`, selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } }),
)
export const text = style(inApp({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }))
export const muted = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
export const form = style(inApp({ ...column, gap: space[12], alignItems: 'stretch' }))
export const end = style(inApp({ display: 'flex', justifyContent: 'flex-end' }))
