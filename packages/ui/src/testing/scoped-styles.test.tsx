import { expect, test } from 'vitest'
import '../index.ts'
import '../rich-text/index.ts'

/** The selectors of a layer, one for each rule and comma. */
function selectorsIn(layer: string): string[] {
  const within = (rules: CSSRuleList, current: string): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSLayerBlockRule) return within(rule.cssRules, rule.name)
      if (rule instanceof CSSStyleRule) return current === layer ? atCommas(rule.selectorText) : []
      return rule instanceof CSSGroupingRule ? within(rule.cssRules, current) : []
    })
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules, ''))
}

/** Splits a list of selectors, and not what stands within brackets. */
function atCommas(list: string): string[] {
  let depth = 0
  return [...list].reduce<string[]>(
    (parts, character) => {
      depth += character === '(' ? 1 : character === ')' ? -1 : 0
      if (character === ',' && depth === 0) return [...parts, '']
      return [...parts.slice(0, -1), `${parts.at(-1)}${character}`]
    },
    [''],
  )
}

test('the style of a component holds for that component, and for nothing else on the page', () => {
  const selectors = selectorsIn('klopt.components')
  expect(selectors.length).toBeGreaterThan(500)
  expect(selectors.filter((selector) => !selector.includes('.'))).toEqual([])
})
