import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const ruleHeight = '32px'
const marginLine = `linear-gradient(90deg, transparent 96px, ${vars.color.dangerSoft} 96px, ${vars.color.dangerSoft} 97px, transparent 97px)`
const rules = `repeating-linear-gradient(transparent, transparent calc(${ruleHeight} - 1px), ${vars.color.line} calc(${ruleHeight} - 1px), ${vars.color.line} ${ruleHeight})`

/** Ledger paper: ruled lines and the margin line of an account book. */
export const page = style(
  inApp({
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // From the top: in the middle it would move away from under a press when something is added below.
    padding: `clamp(${space[48]}, 14vh, 160px) ${space[16]} ${space[48]}`,
    backgroundColor: vars.color.paper,
    backgroundImage: `${marginLine}, ${rules}`,
    '@media': {
      [media.phone]: { backgroundImage: 'none', paddingTop: space[32] },
    },
  }),
)

export const column = style(
  inApp({ width: '100%', maxWidth: '400px', display: 'flex', flexDirection: 'column', gap: space[24] }),
)
/** For a form whose fields stand beside each other; long as it is, its button is in sight on a laptop. */
export const widePage = style(inApp({ paddingBlock: `clamp(${space[16]}, 3vh, ${space[48]})` }))
export const wideColumn = style(inApp({ maxWidth: '560px' }))

export const sheet = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    padding: space[32],
    '@media': { [media.phone]: { padding: '20px' } },
  }),
)
export const wideSheet = style(inApp({ gap: space[16] }))
export const heading = style(
  inApp({ margin: 0, ...type[24], fontWeight: weight.bold, ':focus': { outline: 'none' }, overflowWrap: 'anywhere' }),
)

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const pair = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** What can be blocked as a whole; `contents` would lose the gap. */
export const fields = style(inApp({ ...plainFieldset(), display: 'flex', flexDirection: 'column', gap: space[16] }))

/** Where messages come and go; it takes no room while it is empty. */
export const messages = style(inApp({ ':focus': { outline: 'none' }, selectors: { '&:empty': { display: 'none' } } }))

export const text = style(inApp({ margin: 0, ...type[14], color: vars.color.muted, overflowWrap: 'anywhere' }))
export const ways = style(
  inApp({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[12], ...type[13] }),
)
/** Under the sheet, on the ruled paper. */
export const note = style(
  inApp({
    margin: 0,
    alignSelf: 'center',
    padding: `0 ${space[8]}`,
    ...type[13],
    color: vars.color.muted,
    textAlign: 'center',
    backgroundColor: vars.color.paper,
  }),
)

export const code = style(
  inApp({
    fontSize: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.3em',
    textAlign: 'center',
  }),
)
export const recoveryCode = style(
  inApp({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em', textTransform: 'uppercase' }),
)

export const demoList = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: space[4] }),
)

export const demoAccount = style(
  inApp({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space[8], ...type[13] }),
)
/** A finger needs 44 px. */
export const demoButton = style(inApp({ '@media': { [media.touch]: { minHeight: '44px' } } }))

function plainFieldset() {
  return { margin: 0, padding: 0, border: 'none', minWidth: 0 } as const
}
