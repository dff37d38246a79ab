/** The class of what the reset holds for, in a page that has a design of its own. */
const WITHIN = '.klopt-reset'

/** What the reset says of the page itself holds for what wears the class. */
const PAGE = /(?:html|body|:root),\s*:host(?=\s*\{)/g
/** As high as the window is the page alone. */
const BODY = /(?<=[{};\s])body\s*\{[^}]*\}/g

/** What a weaker layer of the page says of elements goes first. What is drawn has looks among its attributes, which stay. */
const UNDONE = `@layer klopt.reset { ${WITHIN} :where(:not(svg, svg *, img, video, canvas)) { all: revert } }`

/**
 * The stylesheet of the reset, for what stands in an element with the class `klopt-reset`: the rules of each of its layers
 * are nested in that class. Nothing outside it is touched.
 */
export function resetWithin(css: string): string {
  const nested = blocksOf(css.replaceAll(BODY, '').replaceAll(PAGE, '&')).map(
    ([layer, rules]) => `${layer} { ${WITHIN} { ${rules} } }`,
  )
  const within = [UNDONE, ...nested].join('\n')
  if (/\b(?:html|body)\b|:root/.test(within)) throw new Error(`The reset says something of the page itself:\n${within}`)
  return within
}

/** The layers at the top, each with the rules in it. */
function blocksOf(css: string): [layer: string, rules: string][] {
  const blocks: [string, string][] = []
  let from = css.indexOf('@layer')
  while (from >= 0) {
    const open = css.indexOf('{', from)
    const close = endOf(css, open)
    blocks.push([css.slice(from, open).trim(), css.slice(open + 1, close).trim()])
    from = css.indexOf('@layer', close)
  }
  return blocks
}

/** Where the brace that opens here is closed. */
function endOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A layer of the reset is not closed')
}
