import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'flex', flexDirection: 'column' } as const

export const page = style(inApp({ ...column, gap: '20px', maxWidth: '860px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const cards = style(inApp({ ...column, gap: space[16], margin: 0, padding: 0, listStyle: 'none' }))
export const body = style(inApp({ ...column, gap: space[16] }))
export const head = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
)
const forFingers = { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } } as const

export const subject = style(inApp({ fontWeight: weight.bold, overflowWrap: 'anywhere', '@media': forFingers }))
export const file = style(inApp({ '@media': forFingers }))
export const muted = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const messages = style(inApp({ ...column, gap: space[12], margin: 0, padding: 0, listStyle: 'none' }))
export const message = style(inApp({ ...column, gap: space[4] }))
export const answer = style(
  inApp({ padding: `${space[12]} ${space[16]}`, borderRadius: radius.large, backgroundColor: color.sunken }),
)
export const text = style(inApp({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }))
export const form = style(inApp({ ...column, gap: space[16] }))
export const buttons = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    '@media': { [media.phone]: { justifyContent: 'stretch' } },
  }),
)
export const start = style(inApp({ marginInlineEnd: 'auto' }))
