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
    justifyContent: 'center',
    padding: `${space[48]} ${space[16]}`,
    backgroundColor: vars.color.paper,
    backgroundImage: `${marginLine}, ${rules}`,
    '@media': { [media.phone]: { backgroundImage: 'none', justifyContent: 'flex-start' } },
  }),
)

export const column = style(
  inApp({ width: '100%', maxWidth: '400px', display: 'flex', flexDirection: 'column', gap: space[24] }),
)

export const heading = style(inApp({ margin: 0, marginBottom: space[16], ...type[20], fontWeight: weight.bold }))

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))

export const demoList = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: space[4] }),
)

export const demoAccount = style(
  inApp({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[8], ...type[13] }),
)
