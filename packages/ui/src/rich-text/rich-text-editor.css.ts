import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const frame = style(
  inComponents({
    display: 'block',
    selectors: {
      '&:has([role=textbox]:focus-visible)': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
    },
  }),
)
export const wrong = style(inComponents({ borderColor: color.danger }))
export const off = style(inComponents({ backgroundColor: color.sunken, borderColor: color.line }))

export const toolbar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    padding: space[4],
    borderBottom: `1px solid ${color.line}`,
    // Round each small button lies what a finger presses.
    '@media': { [media.touch]: { gap: '16px', padding: '9px' } },
  }),
)
export const divider = style(inComponents({ width: 1, height: 20, marginInline: 4, backgroundColor: color.line }))
export const on = style(inComponents({ color: color.accent, backgroundColor: color.accentSoft }))
export const idle = style(inComponents({ opacity: 0.5 }))

export const text = style(inComponents({ maxHeight: '60vh', overflowY: 'auto' }))
export const editable = style(
  inComponents({
    minHeight: 120,
    padding: `${space[8]} ${dense(10)}`,
    outline: 'none',
    whiteSpace: 'break-spaces',
    selectors: {
      '&[aria-disabled]': { color: color.muted, cursor: 'not-allowed' },
      // Over the one empty paragraph, so that the cursor stands before it.
      '&[data-empty]::before': {
        content: 'attr(data-placeholder) / ""',
        float: 'left',
        height: 0,
        color: color.muted,
        pointerEvents: 'none',
      },
    },
  }),
)

globalStyle(`${editable} [data-variable]`, {
  '@layer': {
    'klopt.components': {
      paddingInline: space[4],
      borderRadius: radius.small,
      fontWeight: weight.medium,
      color: color.info,
      backgroundColor: color.infoSoft,
      whiteSpace: 'nowrap',
    },
  },
})
globalStyle(`${editable} .ProseMirror-selectednode`, {
  '@layer': { 'klopt.components': { outline: `2px solid ${color.accent}` } },
})
// The editor puts an empty picture where a browser needs something to set its cursor beside.
globalStyle(`${editable} img.ProseMirror-separator`, {
  '@layer': { 'klopt.components': { display: 'inline' } },
})

export const counter = style(
  inComponents({ ...type[12], padding: `${space[4]} ${dense(10)}`, textAlign: 'end', color: color.muted }),
)
export const tooLong = style(inComponents({ color: color.danger, fontWeight: weight.medium }))
