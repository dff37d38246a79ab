import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'

const { color } = vars

/** A text with structure, for reading. */
export const html = style(
  inApp({ fontSize: type[14].fontSize, lineHeight: '1.5rem', overflowWrap: 'anywhere', color: color.text }),
)

const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${html} ${selector}`, { '@layer': { 'klopt.app': rule } })

within(':is(p, ul, ol, li, h2, h3, h4, blockquote, pre)', { margin: 0 })
within('* + :is(p, ul, ol, blockquote, pre)', { marginTop: space[12] })
within('* + :is(h2, h3, h4)', { marginTop: space[24] })
within(':is(h2, h3, h4)', { ...type[16], fontWeight: weight.bold })
within(':is(h3, h4)', { ...type[14], letterSpacing: 0 })
within('ul', { paddingInlineStart: '24px', listStyle: 'disc' })
within('ol', { paddingInlineStart: '24px', listStyle: 'decimal' })
within('li + li', { marginTop: space[4] })
within('blockquote', {
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.lineStrong}`,
  color: color.muted,
})
within('a', {
  color: color.accent,
  fontWeight: weight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
})
within(':is(code, kbd)', {
  paddingInline: space[4],
  borderRadius: radius.small,
  backgroundColor: color.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.92em',
})
within('pre', { whiteSpace: 'pre-wrap' })
