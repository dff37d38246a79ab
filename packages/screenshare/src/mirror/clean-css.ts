/** What could load or run something, however it is spelt: an escape in a declaration counts as one. */
const suspicious = /\\|url\(|src\(|image\(|image-set\(|cross-fade\(|element\(|paint\(|expression\(|@import|<\//i
/** Properties that ran something in browsers of long ago; by their whole name, as `overscroll-behavior` only ends with one. */
const running = new Set(['behavior', '-ms-behavior', '-moz-binding'])

/**
 * Rewrites CSS of somebody else so that it can load nothing: no addresses, imports or fonts. It goes
 * through the browser's own reading, in a sheet that belongs to no page, so that what is judged is
 * what would be applied.
 */
export function cleanCss(css: string): string {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  cleanRules(sheet)
  return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
}

/** The same for the declarations of one element. */
export function cleanDeclarations(declarations: string): string {
  if (!suspicious.test(declarations)) return declarations
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`x{${declarations}}`)
  const [rule] = sheet.cssRules
  if (sheet.cssRules.length !== 1 || !(rule instanceof CSSStyleRule)) return ''
  cleanRules(rule)
  cleanStyle(rule.style)
  return rule.style.cssText
}

interface RuleHolder {
  readonly cssRules: CSSRuleList
  deleteRule: (index: number) => void
}

function cleanRules(holder: RuleHolder): void {
  for (let index = holder.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = holder.cssRules[index]
    if (!rule || !isAllowed(rule)) {
      holder.deleteRule(index)
      continue
    }
    if (rule instanceof CSSKeyframesRule)
      for (const frame of rule.cssRules) cleanStyle((frame as CSSKeyframeRule).style)
    else if ('cssRules' in rule) cleanRules(rule as CSSGroupingRule)
    if ('style' in rule) cleanStyle((rule as CSSStyleRule).style)
  }
}

function isAllowed(rule: CSSRule): boolean {
  if (rule instanceof CSSPropertyRule) return !suspicious.test(rule.cssText)
  if (rule instanceof CSSLayerStatementRule || rule instanceof CSSStyleRule || rule instanceof CSSKeyframesRule)
    return true
  // Media, supports, layers, containers, scopes and starting styles; and declarations between nested rules.
  return rule instanceof CSSGroupingRule || (rule instanceof CSSNestedDeclarations && 'style' in rule)
}

/** Takes out the declarations that could load something, and leaves those beside them as they are. */
function cleanStyle(style: CSSStyleDeclaration): void {
  for (const declaration of declarationsOf(style.cssText)) {
    const name = declaration.slice(0, declaration.indexOf(':')).trim()
    if (running.has(name.toLowerCase()) || suspicious.test(declaration)) style.removeProperty(name)
  }
  // What the browser wrote in a way that is not known here.
  if (suspicious.test(style.cssText)) style.cssText = ''
}

/**
 * The declarations of a style as the browser writes it, apart: shorthands too, of which one that waits for a variable
 * has no longhands to judge. A semicolon within a string or brackets separates nothing.
 */
function declarationsOf(cssText: string): string[] {
  const found: string[] = []
  let [from, depth, isQuoted] = [0, 0, false]
  for (let at = 0; at < cssText.length; at += 1) {
    const character = cssText[at]
    if (character === '\\') at += 1
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '(' || character === '[' || character === '{') depth += 1
    else if (character === ')' || character === ']' || character === '}') depth -= 1
    else if (character === ';' && depth === 0) {
      found.push(cssText.slice(from, at))
      from = at + 1
    }
  }
  return [...found, cssText.slice(from)]
}
