import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const panel = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
/** Another ground, so that nobody writes to the customer what is for colleagues. */
export const note = style([
  panel,
  inApp({
    alignItems: 'stretch',
    padding: space[16],
    border: `1px dashed ${color.warning}`,
    borderRadius: radius.medium,
    backgroundColor: color.warningSoft,
  }),
])
export const noteHead = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    margin: 0,
    ...type[14],
    fontWeight: weight.bold,
    color: color.warning,
  }),
)
export const buttons = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: space[8] }),
)
export const keys = style(
  inApp({
    ...type[13],
    marginInlineEnd: 'auto',
    color: color.text,
    '@media': { [media.touch]: { display: 'none' } },
  }),
)
