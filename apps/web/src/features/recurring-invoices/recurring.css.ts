import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { rail } from '../../shell/administration-layout.css.ts'

const { color } = vars

/** Beside the form where there is room, under it elsewhere. */
export const aside = style(
  inApp({
    paddingBlock: space[24],
    '@media': {
      [media.wide]: {
        paddingInline: `${space[24]} calc(${space[24]} + ${rail})`,
        borderInlineStart: `1px solid ${color.line}`,
        backgroundColor: color.sunken,
      },
    },
  }),
)
export const asideTitle = style(inApp({ ...type[16], margin: `0 0 ${space[12]}`, fontWeight: weight.bold }))

export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    alignItems: 'start',
    gap: space[16],
  }),
)
/** Keeps the room of buttons of which is not known yet whether they may be pressed. */
export const unseen = style(inApp({ display: 'flex', gap: space[8], visibility: 'hidden' }))
export const wholeRow = style(inApp({ gridColumn: '1 / -1' }))

export const rows = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const words = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' }))
export const muted = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const amount = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
// A finger presses the words of a row: the number of its invoice and the line under that.
globalStyle(`${words} > a::after`, {
  '@layer': {
    'klopt.app': { '@media': { [media.touch]: { content: '', position: 'absolute', inset: '-4px 0 -20px' } } },
  },
})
