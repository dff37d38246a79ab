import { inApp, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { readableAccent } from '../invoice-sheet.css.ts'

const { color } = vars

/** Much on a page: narrow edges, small type. */
export const sheet = style(inApp({ padding: '7cqw 6.7cqw 5cqw', fontSize: 'clamp(6.5px, 2cqw, 11.5px)' }))

export const head = style(
  inApp({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '5cqw',
    paddingBottom: '1.6cqw',
    borderBottom: `2.5px solid ${readableAccent}`,
  }),
)
globalStyle(`${head} > img`, inApp({ maxWidth: '28.6cqw', maxHeight: '6.7cqw' }))
export const title = style(
  inApp({ margin: 0, flex: 'none', fontSize: '1.75em', lineHeight: 1.2, fontWeight: weight.bold }),
)
export const sender = style(inApp({ margin: '1.2cqw 0 0', fontSize: '0.9em', color: color.muted }))
export const parties = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '1.25fr 1fr',
    gap: '4cqw',
    margin: '2.4cqw 0',
    alignItems: 'start',
    justifyItems: 'start',
  }),
)

export const table = style(inApp({ width: '100%', borderCollapse: 'collapse' }))
globalStyle(
  `${table} th`,
  inApp({
    paddingBlock: '0.6cqw',
    border: 0,
    backgroundColor: readableAccent,
    color: color.surface,
    fontWeight: weight.medium,
  }),
)
globalStyle(`${table} td`, inApp({ paddingBlock: '0.6cqw' }))
globalStyle(`${table} :is(td, th):first-child`, inApp({ paddingInlineStart: '0.9cqw' }))
globalStyle(`${table} :is(td, th):last-child`, inApp({ paddingInlineEnd: '0.9cqw' }))
export const sums = style(
  inApp({
    alignSelf: 'flex-end',
    width: '40%',
    minWidth: 'min-content',
    margin: '2cqw 0.9cqw 0 0',
    whiteSpace: 'nowrap',
  }),
)
