import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const body = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const pages = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)
export const tile = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
  }),
)
/** As high as a page is recognised by, whatever its shape. */
export const picture = style(
  inApp({ width: '100%', height: '168px', objectFit: 'contain', backgroundColor: color.sunken }),
)
export const name = style(
  inApp({ ...type[13], margin: 0, padding: `${space[8]} ${space[12]} 0`, fontWeight: weight.medium }),
)
export const deeds = style(
  inApp({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', padding: space[8] }),
)
export const more = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))
export const hint = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const problems = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[8], ':empty': { display: 'none' } }),
)
