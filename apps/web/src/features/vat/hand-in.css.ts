import { inApp, media, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** A code to scan, beside what is typed over: black on white in every theme, which a camera reads surely. */
export const payment = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const paymentCode = style(
  inApp({ alignSelf: 'center', padding: space[12], backgroundColor: 'white', border: `1px solid ${color.line}` }),
)
export const paymentPicture = style(inApp({ display: 'block', width: '160px', height: '160px', fill: 'black' }))
/** Short terms, so that what is copied stands on one line with its button. */
export const transfer = style(
  inApp({
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: space[12],
    '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  }),
)
/** The button is higher than a line: the line stays where it is. */
export const copied = style(
  inApp({ display: 'inline-flex', alignItems: 'center', gap: space[4], marginBlock: '-6px', whiteSpace: 'nowrap' }),
)

/** What is handed in, side by side where there is room. */
export const handIns = style(
  inApp({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))', gap: space[24] }),
)
export const handInSteps = style(inApp({ margin: 0, paddingInlineStart: space[24], listStyle: 'decimal' }))
