import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { controlHeight, media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const box = style(
  inComponents({
    flexWrap: 'wrap',
    gap: space[4],
    padding: '3px',
    cursor: 'text',
    selectors: { '&[data-off]': { cursor: 'default' } },
  }),
)
/** The tags and the input are in one row that wraps. */
export const list = style(inComponents({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' }))
export const tag = style(
  inComponents({
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    maxWidth: '100%',
    minHeight: controlHeight(28),
    boxSizing: 'border-box',
    paddingInlineStart: space[8],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.small,
    backgroundColor: color.sunken,
    color: color.text,
    selectors: { '&:not(:has(button))': { paddingInlineEnd: space[8] } },
    '@media': { [media.touch]: { minHeight: '36px' } },
  }),
)
export const word = style(inComponents({ minWidth: 0, overflowWrap: 'break-word', paddingBlock: '2px' }))
export const remove = style(inComponents({ flex: 'none', color: color.muted }))
export const input = style(
  inComponents({
    selectors: { '&&': { flex: '1 1 80px', width: '80px', minHeight: controlHeight(28), paddingInline: '6px' } },
    '@media': { [media.touch]: { selectors: { '&&': { minHeight: '36px' } } } },
  }),
)
