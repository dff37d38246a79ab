import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, ONWARDS } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const placement = style(
  inComponents({
    justifyContent: 'flex-end',
    transition: `opacity ${motion.pane} ${motion.curve}, display ${motion.pane} allow-discrete, overlay ${motion.pane} allow-discrete`,
  }),
)

const away = `translateX(calc(100% * ${ONWARDS}))`

export const surface = style(
  inComponents({
    zIndex: 1,
    width: 'var(--pane-width)',
    minWidth: 'min(320px, 100%)',
    maxWidth: '100%',
    height: '100%',
    borderInlineStart: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.high,
    transform: away,
    transition: `transform ${motion.pane} ${motion.curve}`,
    selectors: {
      ':is([open], [data-open=true]) > &': { transform: 'none', '@starting-style': { transform: away } },
    },
    '@media': { [media.phone]: { width: '100%', border: 0 } },
  }),
)

/** The second pane comes from behind the first; on a phone it covers it. */
export const companion = style(
  inComponents({
    position: 'relative',
    order: -1,
    display: 'flex',
    minWidth: 0,
    height: '100%',
    outline: 'none',
    '@media': { [media.phone]: { position: 'absolute', inset: 0, zIndex: 2 } },
  }),
)
