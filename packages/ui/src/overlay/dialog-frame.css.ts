import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const frame = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    overflow: 'hidden',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    outline: '1px solid transparent',
  }),
)

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 16,
    padding: '20px 16px 12px 24px',
    '@media': { [media.phone]: { paddingInlineStart: 16 } },
  }),
)

export const title = style(
  inComponents({
    ...type[20],
    paddingBlock: 4,
    fontWeight: weight.bold,
    overflowWrap: 'break-word',
  }),
)

export const body = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    padding: '4px 24px 24px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { [media.phone]: { paddingInline: 16 }, [media.print]: { overflow: 'visible' } },
  }),
)

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    padding: '16px 24px',
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { paddingInline: 16 }, [media.print]: { display: 'none' } },
  }),
)
