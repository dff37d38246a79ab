import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const client = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const name = style(inApp({ fontWeight: weight.medium }))
export const detail = style(inApp({ ...type[12], color: vars.color.muted }))
export const late = style(inApp({ ...type[12], color: vars.color.danger }))
/** The columns beside it say so too where the table is wide enough for them. */
export const besideColumns = style(inApp({ '@container': { '(min-width: 1200px)': { display: 'none' } } }))
export const period = style(inApp({ display: 'flex', flexDirection: 'column', whiteSpace: 'nowrap' }))
/** The last line of a card, as wide as the card: nothing stands beside it. */
export const wholeLine = style(inApp({ display: 'block', width: `calc(100cqi - 2 * ${space[16]} - 36px)` }))
/** The state, and what matters about it beside or under it. */
export const state = style(
  inApp({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[8]}`,
    '@media': { [media.phone]: { justifyContent: 'flex-end' } },
  }),
)
