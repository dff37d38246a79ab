import { style } from '@vanilla-extract/css'
import { controlHeight, controlSizes, inApp, space, type, vars, weight } from '@klopt/ui/theme'

export const header = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '48px',
    padding: `${space[4]} ${space[12]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    '@container': {
      'viewer (max-width: 639.98px)': {
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'center',
        gap: 0,
        paddingTop: space[8],
      },
    },
  }),
)
export const file = style(
  inApp({ ...type[13], display: 'flex', flex: '1 1 auto', gap: space[8], minWidth: 0, alignItems: 'baseline' }),
)
export const name = style(
  inApp({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: weight.medium,
  }),
)
export const size = style(
  inApp({ flex: 'none', color: vars.color.muted, fontVariantNumeric: 'tabular-nums lining-nums' }),
)

export const tools = style(
  inApp({
    // Also before its buttons are there.
    minHeight: controlHeight(controlSizes.medium),
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    // Under the thumbs of a phone they have all of its width.
    '@container': {
      'viewer (max-width: 639.98px)': { marginInline: '-8px' },
      'viewer (max-width: 439.98px)': { justifyContent: 'space-between' },
    },
  }),
)
export const group = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '& + &': { paddingInlineStart: space[8], borderInlineStart: `1px solid ${vars.color.line}` },
    },
    '@container': {
      'viewer (max-width: 639.98px)': { selectors: { '& + &': { paddingInlineStart: 0, borderInlineStart: 0 } } },
    },
  }),
)
export const zoom = style(
  inApp({
    ...type[13],
    minWidth: '44px',
    textAlign: 'center',
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)
export const on = style(inApp({ color: vars.color.accent, backgroundColor: vars.color.accentSoft }))
export const disabled = style(inApp({ opacity: 0.5, cursor: 'not-allowed' }))
