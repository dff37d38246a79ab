import { withoutAddresses } from './without-addresses.ts'

/** The styles of a document or a shadow root, watched by what is cheap to ask: which sheets, and how many rules. */
export interface Styles {
  /** Whether they changed since they were last asked for here. */
  poll: () => boolean
  /** All rules as text, in their order, also of sheets without an element. */
  text: () => string
}

export function createStyles(root: DocumentOrShadowRoot): Styles {
  let seen: unknown[] = []
  const written = new WeakMap<CSSStyleSheet, { rules: number; css: string }>()

  const write = (sheet: CSSStyleSheet): string => {
    const rules = rulesOf(sheet).length
    const before = written.get(sheet)
    if (before?.rules === rules) return before.css
    const css = cssOf(sheet)
    written.set(sheet, { rules, css })
    return css
  }

  return {
    poll: () => {
      const now = sheetsOf(root).flatMap((sheet) => [sheet, rulesOf(sheet).length])
      const same = now.length === seen.length && now.every((value, index) => value === seen[index])
      seen = now
      return !same
    },
    text: () => sheetsOf(root).map(write).join('\n'),
  }
}

const sheetsOf = (root: DocumentOrShadowRoot): CSSStyleSheet[] => [...root.styleSheets, ...root.adoptedStyleSheets]

/** None of a sheet that is switched off, or of another origin, which may not be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] | CSSRuleList {
  if (sheet.disabled) return []
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

function cssOf(sheet: CSSStyleSheet): string {
  const css = [...rulesOf(sheet)].map(ruleText).join('\n')
  const media = sheet.media.mediaText
  return media === '' || media === 'all' ? css : `@media ${media} {\n${css}\n}`
}

function ruleText(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule) return ''
  if (rule instanceof CSSImportRule) return importedText(rule)
  return withoutAddresses(rule.cssText)
}

function importedText({ styleSheet, media, layerName }: CSSImportRule): string {
  if (!styleSheet) return ''
  const css = cssOf(styleSheet)
  const layered = layerName === null || layerName === undefined ? css : `@layer ${layerName} {\n${css}\n}`
  return media.mediaText === '' ? layered : `@media ${media.mediaText} {\n${layered}\n}`
}
