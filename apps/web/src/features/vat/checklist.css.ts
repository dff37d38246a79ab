import { inApp, space, type, vars, type Tone } from '@klopt/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const gutter = '20px'

export const checks = style(inApp({ display: 'flex', flexDirection: 'column' }))
export const check = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '48px',
    padding: `${space[8]} ${gutter}`,
    borderTop: `1px solid ${color.line}`,
    ...type[13],
    selectors: { 'a&:hover': { backgroundColor: color.sunken } },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
)
export const checkText = style(inApp({ flex: 1, minWidth: 0 }))
export const checkTone = styleVariants(
  { success: color.success, warning: color.warning, danger: color.danger, info: color.info } satisfies Record<
    Tone,
    string
  >,
  (text) => inApp({ color: text, flex: 'none' }),
)
export const checkEntries = style(
  inApp({ padding: `0 ${gutter} ${space[12]}`, paddingInlineStart: `calc(${gutter} + 30px)` }),
)
