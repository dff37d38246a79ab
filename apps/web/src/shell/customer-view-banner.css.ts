import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { toTheRail } from './administration-layout.css.ts'

export const banner = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[24]}`,
    padding: `${space[8]} ${toTheRail} ${space[8]} ${space[32]}`,
    minHeight: '44px',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.text,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      [media.phone]: { padding: `${space[8]} ${space[16]}`, gap: `0 ${space[12]}` },
      [media.print]: { display: 'none' },
    },
  }),
)
export const alarming = style(inApp({ backgroundColor: vars.color.warningSoft, color: vars.color.warning }))
export const warning = style(
  inApp({ margin: 0, display: 'flex', alignItems: 'center', gap: space[8], ...type[14], fontWeight: weight.bold }),
)
/** Of one's own client, every day: on a phone it takes no more than a line of small words. */
export const calmWarning = style(
  inApp({ '@media': { [media.phone]: { ...type[12], gap: '6px', fontWeight: weight.medium } } }),
)
/** On a phone, where no menu says it. No name is cut: a long one has lines of its own. */
export const name = style(
  inApp({
    display: 'none',
    margin: 0,
    ...type[14],
    fontWeight: weight.bold,
    overflowWrap: 'break-word',
    color: vars.color.text,
    '@media': { [media.phone]: { display: 'block', flex: '1 1 auto' } },
  }),
)
export const choices = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[16]}`,
    minWidth: 0,
    color: vars.color.text,
    '@media': { [media.phone]: { columnGap: space[12] } },
  }),
)
/** What a phone has room for beside the name. */
export const whole = style(inApp({ '@media': { [media.phone]: { display: 'none' } } }))
export const brief = style(inApp({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } }))
export const link = style(
  inApp({ display: 'inline-flex', alignItems: 'center', minHeight: '28px', ...type[13], fontWeight: weight.medium }),
)
export const place = style(inApp({ ...type[13], color: vars.color.muted, fontVariantNumeric: 'tabular-nums' }))
/** Keys are told where there is a keyboard. */
export const key = style(inApp({ '@media': { [media.phone]: { display: 'none' } } }))
