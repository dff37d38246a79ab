/** What Tailwind calls its layers, from the weakest to the strongest, with ours where its preflight undoes nothing of them. */
const RIGHT = ['base', 'klopt', 'utilities']

/**
 * What is wrong with the order of layers in a page, for who builds it: beside Tailwind, whichever stylesheet comes first
 * decides it, unless `tailwind.css` has. Undefined when nothing is, or when Tailwind is not there.
 */
export function layerProblem(page: DocumentOrShadowRoot): string | undefined {
  const named = [...page.styleSheets, ...page.adoptedStyleSheets].flatMap((sheet) => layersOf(readable(sheet)))
  const order = [...new Set(named)].filter((name) => RIGHT.includes(name))
  if (order.length < RIGHT.length || order.join() === RIGHT.join()) return undefined
  return `The layers of this page stand in the order ${order.join(', ')}, in which Tailwind and @klopt/ui undo each other. Write @import '@klopt/ui/tailwind.css' before @import 'tailwindcss'.`
}

/** The names at the top, in the order in which the rules say them, each as often as they do. */
function layersOf(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) return [...rule.nameList].map(topOf)
    if (rule instanceof CSSLayerBlockRule) return topOf(rule.name)
    if (rule instanceof CSSImportRule) return ofImport(rule)
    return rule instanceof CSSGroupingRule ? layersOf(rule.cssRules) : []
  })
}

const topOf = (name: string): string => name.split('.', 1)[0] ?? ''

function ofImport({ layerName, styleSheet }: CSSImportRule): string[] {
  if (layerName !== null) return [topOf(layerName)]
  return styleSheet ? layersOf(readable(styleSheet)) : []
}

/** A stylesheet of another origin does not tell its rules. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
