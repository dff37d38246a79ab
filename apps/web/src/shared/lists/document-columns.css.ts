import { inApp, media, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const number = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '@container': { '(max-width: 639.98px)': { color: 'inherit', fontWeight: weight.regular } },
  }),
)
/** Whom a row is of, where that is its name. */
export const title = style(inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none' }))
export const muted = style(inApp({ color: color.muted }))
/** Below its euros, which are what a list adds up. */
export const foreign = style(inApp({ ...type[13], display: 'block', color: color.muted, fontWeight: weight.regular }))
/** In a table from which the column of the day has gone. */
export const day = style(
  inApp({
    ...type[12],
    display: 'none',
    color: color.muted,
    fontWeight: weight.regular,
    whiteSpace: 'nowrap',
    '@media': { [media.print]: { display: 'block' } },
    selectors: {
      ':is([data-away~=invoiceDate], [data-away~=estimateDate], [data-away~=date]) &': { display: 'block' },
    },
  }),
)
