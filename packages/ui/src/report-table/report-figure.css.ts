import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** What is beside a figure in its cell: less where many columns stand close to each other, as `report-room.ts` says. */
export const besideFigure = `var(--klopt-report-beside, ${space[8]})`

/** What opens a figure is as high as a target is, without moving the line it stands on. */
export const figure = style(
  inComponents({
    display: 'inline-block',
    marginInline: `calc(-1 * ${besideFigure})`,
    padding: `3px ${besideFigure}`,
    minHeight: '24px',
    borderRadius: radius.small,
    fontWeight: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '4px',
    ':hover': { color: color.accent, backgroundColor: color.accentSoft, textDecorationColor: 'currentColor' },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px', color: color.accent, backgroundColor: color.accentSoft },
    },
    '@media': {
      [media.touch]: {
        minHeight: '44px',
        minWidth: '44px',
        paddingBlock: '12px',
        textAlign: 'inherit',
      },
      // No target: as high and as wide as the figure.
      [media.print]: { margin: 0, padding: 0, minHeight: 0, minWidth: 0 },
    },
  }),
)
export const none = style(inComponents({ color: color.muted }))
/** The double rule of bookkeepers: here it ends. */
export const ruled = style(
  inComponents({
    borderBottom: '3px double currentColor',
    borderBlockEndColor: color.text,
    paddingBottom: '2px',
    // It goes out over the figure without taking room.
    marginInlineStart: '-4px',
    paddingInlineStart: space[4],
  }),
)
