import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** A text with structure: in an article, and in the editor that writes it. */
export const prose = style(
  inComponents({
    fontSize: type[14].fontSize,
    // Lines to read one after the other stand wider apart than those of a control.
    lineHeight: '1.5rem',
    overflowWrap: 'break-word',
    color: color.text,
  }),
)

/** One selector without a comma: the part after it would hold for the whole page. */
const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { 'klopt.components': rule } })

within('> * + *', { marginTop: space[12] })
within(':is(li, blockquote) > * + *', { marginTop: space[8] })
// Under the title of a page or a card, which is larger.
within(':is(h1, h2)', { ...type[16], fontWeight: weight.bold })
within(':is(h3, h4, h5, h6)', { ...type[14], fontWeight: weight.bold })
within('* + :is(h1, h2, h3, h4, h5, h6)', { marginTop: space[24] })
within(':is(ul, ol)', { paddingInlineStart: '24px' })
within('ul', { listStyle: 'disc' })
within('ol', { listStyle: 'decimal' })
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
within('pre', { overflowX: 'auto', whiteSpace: 'pre-wrap' })
within(':is(th, td)', { padding: `${space[4]} ${space[8]}`, border: `1px solid ${color.line}`, textAlign: 'start' })
within('hr', { borderTop: `1px solid ${color.line}` })
