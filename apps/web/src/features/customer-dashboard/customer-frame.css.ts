import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const { color } = vars

const chosen = createVar()
/** The colour of the company, for an inline style, which wants the name without `var()`. */
export const chosenAccent = chosen.slice('var('.length, -1)

const readable = (onLight: string, onDark: string) =>
  `light-dark(oklch(from ${chosen} ${onLight}), oklch(from ${chosen} ${onDark}))`

/** The company's colour takes the place of ours, dark or light enough to be read whatever was chosen. */
export const page = style({
  vars: {
    [chosen]: 'oklch(0.45 0.085 215)',
    [color.accent]: readable('min(l, 0.45) c h', 'max(l, 0.76) min(c, 0.13) h'),
    [color.accentHover]: readable('min(l, 0.39) c h', 'max(l, 0.82) min(c, 0.11) h'),
    [color.accentSoft]: readable('0.95 min(c, 0.022) h', '0.3 min(c, 0.04) h'),
    [color.onAccent]: readable('0.99 min(c, 0.004) h', '0.19 min(c, 0.02) h'),
  },
  ...inApp({
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: color.paper,
    color: color.text,
    ...type[14],
  }),
})

const widest = '1140px'

export const bar = style(inApp({ backgroundColor: color.surface, borderBottom: `1px solid ${color.line}` }))
export const inBar = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '56px',
    maxWidth: widest,
    margin: '0 auto',
    padding: `${space[8]} ${space[16]}`,
    boxSizing: 'border-box',
  }),
)
export const mark = style(inApp({ display: 'flex', alignItems: 'center', gap: space[12], margin: 0, minWidth: 0 }))
export const initial = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '30px',
    height: '30px',
    borderRadius: radius.medium,
    backgroundColor: color.accent,
    color: color.onAccent,
    fontWeight: weight.bold,
  }),
)
export const logo = style(inApp({ flex: 'none', maxHeight: '32px', maxWidth: '120px', objectFit: 'contain' }))
export const company = style(inApp({ ...type[16], fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const end = style(inApp({ display: 'flex', alignItems: 'center', gap: space[16], minWidth: 0 }))
export const languages = style(
  inApp({
    minHeight: '36px',
    border: 0,
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    color: color.muted,
    font: 'inherit',
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '@media': { [media.phone]: { minHeight: '44px', fontSize: '16px', maxWidth: '120px' } },
  }),
)
export const customer = style(
  inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere', '@media': { [media.phone]: { display: 'none' } } }),
)

export const content = style(
  inApp({
    flex: 1,
    width: '100%',
    maxWidth: widest,
    margin: '0 auto',
    padding: `${space[24]} ${space[16]}`,
    boxSizing: 'border-box',
  }),
)
export const foot = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[12],
    width: '100%',
    maxWidth: widest,
    margin: '0 auto',
    padding: `${space[8]} ${space[16]} ${space[24]}`,
    boxSizing: 'border-box',
    ...type[13],
    color: color.muted,
  }),
)
export const mail = style(inApp({ color: color.accent, fontWeight: weight.medium }))
export const made = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8] }))
