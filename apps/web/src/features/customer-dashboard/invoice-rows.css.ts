import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const hint = style(
  inApp({
    ...type[13],
    margin: 0,
    padding: `0 20px ${space[12]}`,
    color: color.muted,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: '20px',
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const open = style(
  inApp({
    flex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    minWidth: 0,
    minHeight: '44px',
    padding: `${space[8]} 0`,
    border: 0,
    backgroundColor: 'transparent',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
  }),
)
/** All of what a line is about, under it. */
export const within = style(inApp({ padding: `0 ${space[16]} ${space[16]}` }))
export const words = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const number = style(
  inApp({
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    selectors: { '[aria-current=true] &': { color: color.accent } },
  }),
)
export const date = style(inApp({ ...type[13], color: color.muted }))
export const figures = style(
  inApp({
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const outcome = style(inApp({ ...type[13], color: color.success }))
export const otherOutcome = style(inApp({ ...type[13], color: color.muted }))

export const statement = style(
  inApp({
    padding: `0 20px ${space[16]}`,
    overflowX: 'auto',
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const table = style(
  inApp({ width: '100%', borderCollapse: 'collapse', ...type[13], fontVariantNumeric: 'tabular-nums' }),
)
const wordCell = {
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const
export const cell = style(inApp(wordCell))
export const day = style(inApp({ ...wordCell, whiteSpace: 'nowrap' }))
export const whole = style(inApp({ whiteSpace: 'nowrap' }))
export const figure = style(
  inApp({
    padding: `${space[8]} 0 ${space[8]} ${space[8]}`,
    borderTop: `1px solid ${color.line}`,
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  }),
)
export const since = style(inApp({ ...type[13], margin: `0 0 ${space[8]}`, color: color.muted }))
