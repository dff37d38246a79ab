import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { weight } from '../themes/scale.ts'

const narrow = '(max-width: 639.98px)'

/** What opens a line that has a day: in a card the day and the number are one line, and the words stand below them. */
export const dated = style(
  inComponents({
    '@container': {
      [narrow]: {
        selectors: {
          '&&': { display: 'inline-grid', gridTemplateColumns: 'auto auto minmax(0, 1fr)', textAlign: 'start' },
        },
      },
    },
  }),
)
export const day = style(
  inComponents({ flex: 'none', marginInlineEnd: '10px', alignSelf: 'center', fontWeight: weight.regular }),
)
export const words = style(inComponents({ '@container': { [narrow]: { gridColumn: '2 / -1' } } }))
