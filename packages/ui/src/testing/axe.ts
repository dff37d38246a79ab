import axe from 'axe-core'
import { expect } from 'vitest'
import { themeNames } from '../themes/tokens.ts'

/** Themes differ in colours alone: what else axe asks is answered once, in the first. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Holds an element, the whole page by default, to the rules of axe-core in every theme. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { dataset } = document.documentElement
  const previous = dataset['theme']
  try {
    for (const theme of themeNames) {
      dataset['theme'] = theme
      expect(await violations(element, theme === themeNames[0] ? allRules : colourRules)).toEqual([])
    }
  } finally {
    if (previous === undefined) delete dataset['theme']
    else dataset['theme'] = previous
  }
}

// A component is no page: it has no landmarks and no heading of the first level.
const allRules: axe.RunOptions = { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }
const colourRules: axe.RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } }

async function violations(element: Element, options: axe.RunOptions): Promise<string[]> {
  const found = await axe.run(element, { ...options, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${document.documentElement.dataset['theme']} ${id}: ${html}\n${failureSummary}`,
    ),
  )
}
