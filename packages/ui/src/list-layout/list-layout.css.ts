import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** From here a pane of 372 stands beside the table, which keeps enough to be one. */
export const ROOM_BESIDE = '(min-width: 1100px)'

export const work = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] }))
export const divided = style(
  inComponents({ selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr) 372px', alignItems: 'start' } } }),
)
export const main = style(inComponents({ minWidth: 0 }))
export const hints = style(
  inComponents({
    ...type[12],
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    margin: `${space[12]} 0 0`,
    color: color.muted,
    // Until the rows are there it would jump down.
    selectors: { [`${main}:has([aria-busy=true]) &`]: { visibility: 'hidden' } },
    '@media': {
      '(hover: none)': { display: 'none' },
      [media.phone]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
)
export const hint = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[4] }))
export const tell = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '24px',
    marginBlock: '-3px',
    borderRadius: radius.small,
    color: 'inherit',
    ':hover': { color: color.text },
  }),
)
export const keys = style(inComponents({ margin: 0 }))
export const key = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  }),
)
