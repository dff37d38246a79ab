import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '1280px', minWidth: 0 }),
)
export const header = style(inApp({ marginBottom: 0, overflowWrap: 'anywhere' }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 }))
/** As wide as the sidebar of help, which it shows. */
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 420px',
    alignItems: 'start',
    gap: space[24],
    '@media': { '(max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const preview = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    width: '100%',
    maxWidth: '420px',
    minWidth: 0,
    '@media': { '(min-width: 1200px)': { position: 'sticky', top: space[24] } },
  }),
)
export const previewHeading = style(inApp({ margin: 0, ...type[13], fontWeight: weight.medium, color: color.muted }))
export const paper = style(
  inApp({
    maxHeight: 'calc(100vh - 120px)',
    padding: space[24],
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    overflowY: 'auto',
    '@media': { '(max-width: 1199.98px)': { maxHeight: 'none' } },
  }),
)
export const text = style(inApp({ margin: 0, overflowWrap: 'anywhere' }))
export const muted = style(inApp({ margin: 0, color: color.muted }))

export const otherPage = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[8] }))
export const grow = style(inApp({ flex: '1 1 200px' }))
/** Beside the field, under the height of its label. */
export const addPage = style(inApp({ marginTop: '24px', '@media': { [media.phone]: { marginTop: 0 } } }))
export const published = style(inApp({ marginInlineEnd: 'auto' }))
