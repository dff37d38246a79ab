import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const table = style({})
/** A press on a row chooses it, which is not opening it: the table itself shows no hand for that. */
globalStyle(`${table} tbody tr[data-index]`, { '@layer': { 'klopt.app': { cursor: 'pointer' } } })
globalStyle(`${table} tbody tr[data-index]:not([aria-current]):hover`, {
  '@layer': { 'klopt.app': { backgroundColor: color.sunken } },
})

export const day = style(inApp({ color: color.muted, whiteSpace: 'nowrap' }))
export const name = style(inApp({ display: 'block', fontWeight: weight.medium }))
export const description = style(
  inApp({
    ...type[12],
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    color: color.muted,
    fontWeight: weight.regular,
  }),
)
export const moneyIn = style(inApp({ color: color.success, fontWeight: weight.medium }))
export const hints = style(
  inApp({
    ...type[12],
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[8]} ${space[16]}`,
    marginTop: space[12],
    color: color.muted,
    '@media': { [media.phone]: { display: 'none' }, [media.touch]: { display: 'none' } },
  }),
)
