import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))

export const figures = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: space[16],
    marginBottom: space[16],
    '@media': {
      '(max-width: 1279.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.phone]: { display: 'contents' },
    },
  }),
)
/** As high as the figures: what stands below does not move when they come. */
export const figuresWait = style(
  inApp({
    height: '222px',
    marginBottom: space[16],
    '@media': {
      '(max-width: 1279.98px)': { height: '342px' },
      '(max-width: 899.98px)': { height: '445px' },
      [media.phone]: { height: '211px' },
    },
  }),
)
export const stats = style(
  inApp({
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      '(min-width: 900px) and (max-width: 1279.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.phone]: { marginBottom: space[16] },
    },
  }),
)
/** On a phone after the queue, which is what one comes for. */
export const byTag = style(inApp({ minWidth: 0, '@media': { [media.phone]: { order: 1, marginTop: space[16] } } }))
export const bars = style(inApp({ listStyle: 'none', margin: `0 -${space[8]}`, padding: 0 }))
export const barRow = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 13em) minmax(0, 1fr) 3ch',
    alignItems: 'center',
    gap: space[12],
    minHeight: '28px',
    paddingInline: space[8],
    borderRadius: radius.small,
    color: color.text,
    ...type[13],
    textDecoration: 'none',
    ':hover': { backgroundColor: color.sunken },
    selectors: { '&[aria-current=true]': { backgroundColor: color.accentSoft, fontWeight: weight.medium } },
    '@media': { [media.touch]: { minHeight: '44px' } },
  }),
)
export const barLabel = style(inApp({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))
export const barTrack = style(
  inApp({ display: 'block', height: '8px', borderRadius: radius.full, backgroundColor: color.sunken }),
)
export const bar = style(
  inApp({ display: 'block', height: '100%', borderRadius: radius.full, backgroundColor: color.accent }),
)
export const barCount = style(inApp({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }))

export const what = style(inApp({ display: 'grid', gap: space[2], minWidth: 0, overflowWrap: 'anywhere' }))
export const subject = style(inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none' }))
export const who = style(inApp({ ...type[13], fontWeight: weight.regular, color: color.muted }))
export const muted = style(inApp({ color: color.muted }))
export const waiting = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
