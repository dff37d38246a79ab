import { style, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { onPaper } from './report-on-paper.ts'
import { onPhone } from './report-phone.ts'

const { color } = vars

/** What opens a line has all of its name. */
const wholeName: StyleRule['selectors'] = { '&::after': { content: '""', position: 'absolute', inset: 0 } }

export const toggle = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    maxWidth: '100%',
    minHeight: '24px',
    borderRadius: '2px',
    fontWeight: weight.medium,
    ':hover': { color: color.accent },
    '@media': { [media.touch]: { minHeight: '44px' }, [media.print]: { minHeight: 0 } },
    '@container': onPhone({ selectors: wholeName }),
  }),
)
/** A second line begins under the first, not under the number. */
export const own = style(inComponents({ display: 'flex' }))
export const more = style(
  inComponents({
    display: 'none',
    '@container': onPhone({
      display: 'inline-flex',
      alignItems: 'center',
      marginInlineEnd: '5px',
      selectors: wholeName,
      '@media': { [media.touch]: { minHeight: '44px' } },
    }),
  }),
)
export const name = style(inComponents({ minWidth: 0, overflowWrap: 'break-word', alignSelf: 'center' }))
export const beside = style(
  inComponents({
    display: 'none',
    '@container': onPhone({ ...type[12], display: 'block', color: color.muted, fontWeight: weight.regular }),
  }),
)
export const chevron = style(
  inComponents({
    flex: 'none',
    color: color.muted,
    transition: `transform ${motion.small} ${motion.curve}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
    '@media': onPaper({ display: 'none' }),
  }),
)
export const aside = style(
  inComponents({
    ...type[13],
    color: color.muted,
    marginInlineStart: space[4],
    '@media': onPaper({ fontSize: 'inherit', lineHeight: 'inherit' }),
  }),
)
export const code = style(inComponents({ color: color.muted, marginInlineEnd: '10px', alignSelf: 'center' }))
