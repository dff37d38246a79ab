import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    // Two short ones share a row on a phone too.
    '@media': { [media.phone]: { columnGap: space[12] } },
  }),
)
export const whole = style(inApp({ gridColumn: '1 / -1' }))
/** As `fields`, where what the books go by is asked for as well: the short ones beside the long. */
export const wideFields = style([
  fields,
  inApp({
    gridTemplateColumns: 'minmax(0, 1fr) 88px 136px',
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
])
export const rest = style(inApp({ gridColumn: '2 / -1', '@media': { [media.phone]: { gridColumn: '1 / -1' } } }))
/** A row of its own on a phone; beside it stands what is shorter. */
export const long = style(inApp({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }))
/** What is said of the number, at the height of its field beside it; two lines of it make the row no higher. */
export const register = style([
  rest,
  inApp({
    ...type[13],
    display: 'grid',
    alignContent: 'center',
    minWidth: 0,
    minHeight: '36px',
    paddingTop: space[24],
    lineHeight: '18px',
    '@media': {
      [media.phone]: {
        ...type[12],
        minHeight: 0,
        padding: 0,
        marginTop: '-12px',
        // Without words it takes no row.
        selectors: { '&:not(:has(p))': { position: 'absolute' } },
      },
    },
  }),
])
export const found = style(
  inApp({ display: 'flex', alignItems: 'center', gap: space[8], margin: 0, color: vars.color.success }),
)
/** Its button goes on under them where they leave no room. */
export const foundWords = style(inApp({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], minWidth: 0 }))
export const notFound = style(inApp({ margin: 0, color: vars.color.muted }))
