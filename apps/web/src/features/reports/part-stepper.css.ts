import { inApp, media, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** On paper every figure is there. */
export const stepper = style(
  inApp({
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    gap: space[8],
    marginBlock: `-${space[8]}`,
    paddingBlock: space[8],
    backgroundColor: vars.color.paper,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const parts = style(inApp({ flex: 1, minWidth: 0 }))
