import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** One of several in a card, which runs to its edges. */
export const agreement = style(
  inApp({
    padding: `${space[16]} 20px`,
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const head = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    marginBottom: space[4],
  }),
)
export const title = style(inApp({ ...type[13], margin: 0, fontWeight: weight.bold }))
