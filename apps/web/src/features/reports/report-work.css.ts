import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** From here a pane of 372 stands beside a report, which keeps enough to be one. */
export const ROOM_BESIDE = '(min-width: 1280px)'

const columns = { display: 'grid', gap: space[16], alignItems: 'start' } as const
export const work = style(inApp({ ...columns, gridTemplateColumns: 'minmax(0, 1fr)' }))
export const divided = style(
  inApp({
    ...columns,
    gridTemplateColumns: 'minmax(0, 1fr) 372px',
    '@media': { [media.print]: { display: 'block' } },
  }),
)
export const main = style(inApp({ minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[16] }))
export const hints = style(
  inApp({
    ...type[12],
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    margin: 0,
    color: color.muted,
    '@media': {
      '(hover: none)': { display: 'none' },
      [media.phone]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
)
export const hint = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[4] }))
