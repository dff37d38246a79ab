import { style, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const MARK = '28px'
const narrow = (rule: StyleRule): StyleRule['@container'] => ({ '(max-width: 559.98px)': rule })

export const frame = style(
  inComponents({
    containerType: 'inline-size',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [media.print]: { boxShadow: 'none', breakInside: 'avoid' } },
  }),
)
export const line = style(
  inComponents({
    display: 'flex',
    padding: `14px 20px`,
    '@container': narrow({ flexDirection: 'column', padding: space[16] }),
  }),
)
/** Each but the last reaches to the next one; the line to what has still to happen is dashed. */
export const item = style(
  inComponents({
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    paddingInlineEnd: space[12],
    selectors: {
      '&:last-child': { flex: '0 1 auto', paddingInlineEnd: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: '13px',
        insetInline: `${MARK} 0`,
        borderTop: `2px solid color-mix(in oklab, ${color.accent} 45%, ${color.surface})`,
      },
      '&:is([data-state=upcoming], :has(+ [data-state=upcoming]))::before': {
        borderTop: `2px dashed ${color.lineStrong}`,
      },
    },
    '@container': narrow({
      display: 'flex',
      gap: space[12],
      paddingInlineEnd: 0,
      selectors: {
        '&:not(:last-child)': { paddingBottom: space[16] },
        '&:not(:last-child)::before': {
          insetBlock: `${MARK} 0`,
          insetInline: '13px auto',
          borderTop: 0,
          borderInlineStart: `2px solid color-mix(in oklab, ${color.accent} 45%, ${color.surface})`,
        },
        '&:is([data-state=upcoming], :has(+ [data-state=upcoming]))::before': {
          borderTop: 0,
          borderInlineStart: `2px dashed ${color.lineStrong}`,
        },
      },
    }),
  }),
)
export const mark = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: MARK,
    height: MARK,
    borderRadius: radius.full,
    color: color.accent,
    backgroundColor: color.accentSoft,
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    selectors: {
      '[data-state=problem] > &': { color: color.onAccent, backgroundColor: color.danger },
      '[data-state=upcoming] > &': {
        border: `1px dashed ${color.muted}`,
        color: color.muted,
        backgroundColor: color.surface,
      },
    },
  }),
)
export const words = style(
  inComponents({ display: 'block', minWidth: 0, marginTop: space[4], '@container': narrow({ marginTop: '4px' }) }),
)
export const label = style(
  inComponents({
    ...type[14],
    display: 'block',
    overflowWrap: 'break-word',
    selectors: {
      '[data-state=problem] &': { color: color.danger },
      '[data-state=upcoming] &': { color: color.muted },
    },
  }),
)
export const moment = style(
  inComponents({
    ...type[12],
    display: 'block',
    color: color.muted,
    overflowWrap: 'break-word',
  }),
)
