import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const figures = style(inApp({ marginBottom: space[16] }))
/** A name of some words in one line, with where it is under it. */
export const client = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: '192px' }))
export const name = style(inApp({ fontWeight: weight.medium }))
export const detail = style(inApp({ ...type[12], color: vars.color.muted }))
export const late = style(inApp({ ...type[12], color: vars.color.danger }))
/** What there is none of: the rest stands out. */
export const none = style(inApp({ color: vars.color.muted }))
/** The client that is looked into, by name. */
export const peeked = style(inApp({ ...type[16], margin: 0, fontWeight: weight.bold, overflowWrap: 'break-word' }))
export const peekedPlace = style(inApp({ ...type[13], margin: 0, marginBottom: space[16], color: vars.color.muted }))
/** Said here where its own column has no room. */
export const withoutColumn = style(
  inApp({
    display: 'none',
    '@media': { [media.print]: { display: 'inline' } },
    selectors: { '[data-away~=redChecks] &': { display: 'inline' } },
  }),
)
export const person = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8] }))
export const questions = style(
  inApp({ display: 'inline-flex', flexDirection: 'column', alignItems: 'start', gap: space[2] }),
)
export const period = style(inApp({ display: 'flex', flexDirection: 'column', whiteSpace: 'nowrap' }))
/** The state, and what matters about it beside or under it. */
export const state = style(
  inApp({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[8]}`,
  }),
)
