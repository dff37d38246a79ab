import { inApp, radius, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const width = 'var(--shown-width, 1280)'
const height = 'var(--shown-height, 800)'

export const stage = style(
  inApp({
    containerType: 'size',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    borderRadius: radius.medium,
    backgroundColor: vars.color.sunken,
    overflow: 'hidden',
  }),
)
export const box = style(
  inApp({
    width: `min(100cqw, 100cqh * ${width} / ${height}, ${width} * 1px)`,
    position: 'relative',
    aspectRatio: `${width} / ${height}`,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    boxShadow: `0 0 0 1px ${vars.color.line}`,
    outline: 'none',
    selectors: {
      '&[data-faded=true]': { opacity: 0.4 },
      // Over the frame: an outline lies under it, and outside of the box may be outside of the stage.
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `3px solid ${vars.color.accent}`,
        pointerEvents: 'none',
      },
    },
  }),
)
