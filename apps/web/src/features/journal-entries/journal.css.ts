import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

const wide = '(min-width: 1600px)'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))
export const header = style(inApp({ marginBottom: 0 }))
// While nothing was saved yet it takes no gap beside '…', nor a line of a phone.
globalStyle(`${header} div:has(> [role=status]:empty:only-child)`, inApp({ display: 'contents' }))
export const head = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** What a template is called, and what its entries are. */
export const templateHead = style([head, inApp({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' })])
export const effects = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: '24px', ...type[13], color: color.muted }))
export const effect = style(inApp({ display: 'inline-flex', gap: space[8], color: color.text }))
export const figure = style(inApp({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }))
export const keys = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '20px',
    ...type[13],
    color: color.muted,
    '@media': { '(hover: none)': { display: 'none' } },
  }),
)
export const key = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8] }))
export const name = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    // As a link has it: room to press, that takes none from what stands above and below.
    paddingBlock: '5px',
    marginBlock: '-5px',
    '@media': {
      [media.touch]: {
        position: 'relative',
        // A row that does nothing by itself is opened by its name alone.
        '::after': { content: '', position: 'absolute', inset: 'min(0px, (100% - 44px) / 2) 0' },
      },
    },
  }),
)
export const documents = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const files = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const file = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
  }),
)
export const fileName = style(inApp({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const hint = style(inApp({ margin: 0, ...type[13], color: color.muted }))
export const template = style(
  inApp({ padding: `${space[4]} 0 ${space[12]}`, selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } }),
)
/** Its letters begin where those under it do, not its padding, and stand right above them. */
export const templateName = style(
  inApp({
    marginInlineStart: '-15px',
    marginBlockEnd: '-6px',
    '@media': { [media.touch]: { marginBlockEnd: '-10px' } },
  }),
)
/** The deeds, and under them what they will do. */
export const deeds = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
/** What belongs to an entry, below it as long as its lines need the room. */
export const beside = style(
  inApp({
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      '(min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
/** From here on what belongs to an entry stands beside it. */
export const columns = style(
  inApp({
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'start' } },
  }),
)
export const column = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 }))
export const above = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[8], marginBottom: '20px' }))
