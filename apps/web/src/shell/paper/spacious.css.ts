import { inApp, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { readableAccent } from '../invoice-sheet.css.ts'

const { color } = vars

/** Facts and sender stand in a margin, a little wider than on the PDF: letters have a least size here. */
export const sheet = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '22cqw minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4cqw',
    padding: '11cqw 9.5cqw 7cqw',
    fontSize: 'clamp(7px, 2.35cqw, 13px)',
  }),
)
export const head = style(inApp({ gridColumn: '1 / -1', minHeight: '18cqw' }))

export const margin = style(inApp({ minWidth: 0 }))
export const facts = style(inApp({ display: 'flex', flexDirection: 'column', gap: '1.7cqw', margin: 0 }))
globalStyle(`${facts} > div`, inApp({ display: 'block' }))
globalStyle(`${facts} dt`, inApp({ fontSize: '0.82em' }))
export const sender = style(
  inApp({
    margin: '4cqw 0 0',
    fontSize: '0.82em',
    color: color.muted,
    '::before': {
      content: '""',
      display: 'block',
      width: '5.7cqw',
      marginBottom: '2cqw',
      borderTop: `1.5px solid ${readableAccent}`,
    },
  }),
)

export const text = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const title = style(
  inApp({
    margin: '9cqw 0 1.5cqw',
    fontSize: '2.9em',
    lineHeight: 1.1,
    fontWeight: weight.bold,
    letterSpacing: '-0.03em',
    color: readableAccent,
  }),
)
export const asked = style(inApp({ margin: '0 0 5cqw', fontSize: '1.3em' }))
export const amount = style(inApp({ marginInlineStart: '0.4em', fontWeight: weight.bold }))
export const sums = style(inApp({ width: '100%', margin: '3cqw 0 0', whiteSpace: 'nowrap' }))
