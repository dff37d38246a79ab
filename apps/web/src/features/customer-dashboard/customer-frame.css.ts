import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { chosenColour } from '../../shared/look/chosen-colour.css.ts'

const { color } = vars

export const page = style([
  chosenColour,
  inApp({
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: color.paper,
    color: color.text,
    ...type[14],
  }),
])

const widest = '1140px'

export const bar = style(inApp({ backgroundColor: color.surface, borderBottom: `1px solid ${color.line}` }))
export const inBar = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '56px',
    maxWidth: widest,
    margin: '0 auto',
    padding: `${space[8]} ${space[16]}`,
    boxSizing: 'border-box',
  }),
)
export const end = style(
  // At the end too before it is known whose page it is.
  inApp({ display: 'flex', alignItems: 'center', gap: space[16], minWidth: 0, marginInlineStart: 'auto' }),
)
export const languages = style(
  inApp({
    minHeight: '36px',
    border: 0,
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    color: color.muted,
    font: 'inherit',
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '@media': { [media.phone]: { minHeight: '44px', fontSize: '16px', maxWidth: '120px' } },
  }),
)
export const customer = style(
  inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere', '@media': { [media.phone]: { display: 'none' } } }),
)

export const content = style(
  inApp({
    flex: 1,
    width: '100%',
    maxWidth: widest,
    margin: '0 auto',
    padding: `${space[24]} ${space[16]}`,
    boxSizing: 'border-box',
  }),
)
export const foot = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[12],
    width: '100%',
    maxWidth: widest,
    margin: '0 auto',
    padding: `${space[8]} ${space[16]} ${space[24]}`,
    boxSizing: 'border-box',
    ...type[13],
    color: color.muted,
  }),
)
export const mail = style(inApp({ color: color.accent, fontWeight: weight.medium }))
export const made = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8] }))
