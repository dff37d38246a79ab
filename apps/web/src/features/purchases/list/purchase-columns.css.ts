import { inApp, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** One word, which keeps to its line. */
export const number = style(inApp({ whiteSpace: 'nowrap' }))
export const name = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    // It asks for one line of the usual length: the date gives way for that, and then stands below it.
    '@container': { '(min-width: 640px)': { display: 'inline-block', minWidth: '180px' } },
  }),
)
