import { inApp, radius, space, type, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** A mail has the colours of paper in every theme. */
export const page = style(
  inApp({ padding: space[16], borderRadius: radius.medium, backgroundColor: '#faf8f3', color: '#1f2328' }),
)
export const name = style(inApp({ margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: weight.bold }))
export const logo = style(inApp({ display: 'block', height: '48px', maxWidth: '240px', objectFit: 'contain' }))
export const letter = style(
  inApp({
    margin: `${space[12]} 0`,
    padding: space[24],
    border: '1px solid #e4e0d6',
    borderTop: '4px solid',
    borderRadius: radius.medium,
    backgroundColor: '#fff',
    ...type[14],
  }),
)
export const button = style(
  inApp({
    display: 'inline-block',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius.small,
    marginTop: space[16],
    fontWeight: weight.medium,
  }),
)
export const foot = style(inApp({ margin: 0, ...type[12], color: '#5c6470' }))
