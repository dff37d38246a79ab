import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const plain = style(
  inApp({
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: `${space[24]} ${space[32]} ${space[48]}`,
    outline: 'none',
    '@media': { [media.phone]: { padding: space[16] } },
  }),
)
export const page = style(inApp({ maxWidth: '960px' }))
export const search = style(inApp({ maxWidth: '480px', marginBottom: space[24] }))
/** Columns that fill up: beside a long subject no short one leaves a hole. */
export const topics = style(inApp({ columns: '280px', columnGap: space[24] }))
export const topic = style(inApp({ breakInside: 'avoid', marginBottom: space[32] }))
export const topicName = style(
  inApp({
    margin: `0 0 ${space[8]}`,
    paddingBottom: space[8],
    borderBottom: `1px solid ${color.line}`,
    ...type[16],
    fontWeight: weight.bold,
  }),
)
export const titles = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const titleLink = style(
  inApp({
    display: 'block',
    paddingBlock: '6px',
    '@media': { [media.touch]: { paddingBlock: '12px' } },
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
)
export const foundTopic = style(inApp({ ...type[13], color: color.muted }))
export const found = style(
  inApp({
    display: 'grid',
    gap: space[2],
    padding: `${space[12]} 20px`,
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { 'li + li > &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const foundTitle = style(inApp({ fontWeight: weight.medium }))

export const reading = style(inApp({ maxWidth: '68ch', display: 'flex', flexDirection: 'column', gap: space[16] }))
export const header = style(inApp({ marginBottom: 0 }))
