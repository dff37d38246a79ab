import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { paper } from '../../shared/documents/document-screen.css.ts'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '1200px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
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
/** On a phone there is no room for it beside the button. */
export const tie = style(inApp({ marginInlineStart: space[8], '@media': { [media.phone]: { display: 'none' } } }))
/** What the register has to say above itself; without any of it no room is taken. */
export const notices = style(
  inApp({ display: 'grid', gap: space[12], marginBottom: space[16], ':empty': { display: 'none' } }),
)
export const wide = style(inApp({ gridColumn: '1 / -1' }))
export const candidates = style(
  inApp({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
)
export const candidate = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    padding: `${space[12]} 0`,
    borderBottom: `1px solid ${vars.color.line}`,
    ':last-child': { borderBottom: 0 },
  }),
)
export const candidateWords = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const detail = style(inApp({ ...type[12], color: vars.color.muted }))
export const amount = style(inApp({ fontVariantNumeric: 'tabular-nums' }))
export const notes = style(
  inApp({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none', maxWidth: '72ch' }),
)
export const source = style([detail, inApp({ margin: `${space[12]} 0 0` })])
/** What it is, beside its worth. */
export const main = style([paper, inApp({ display: 'flex', flexDirection: 'column', gap: space[16] })])
