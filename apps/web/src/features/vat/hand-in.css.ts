import { inApp, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** A code to scan, beside what is typed over: black on white in every theme, which a camera reads surely. */
export const payment = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const paymentCode = style(
  inApp({ alignSelf: 'center', padding: space[12], backgroundColor: 'white', border: `1px solid ${color.line}` }),
)
export const paymentPicture = style(inApp({ display: 'block', width: '160px', height: '160px', fill: 'black' }))

/** What is handed in, side by side where there is room. */
export const handIns = style(
  inApp({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))', gap: space[24] }),
)
export const handInSteps = style(inApp({ margin: 0, paddingInlineStart: space[24], listStyle: 'decimal' }))
