import { themeNames } from '@klopt/ui/theme'
import axe from 'axe-core'
import { expect } from 'vitest'

/** Themes differ in colours alone: what else axe asks is answered once, in the first. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Holds the page to the rules of axe-core in every theme. */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement
  try {
    for (const theme of themeNames) {
      dataset['theme'] = theme
      expect(await violations(theme, theme === themeNames[0] ? allRules : colourRules)).toEqual([])
    }
  } finally {
    delete dataset['theme']
  }
}

// A component is no page: it has no landmarks and no heading of the first level.
const allRules: axe.RunOptions = {
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'target-size': { enabled: true },
  },
}
const colourRules: axe.RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } }

async function violations(theme: string, options: axe.RunOptions): Promise<string[]> {
  const found = await axe.run(document.body, { ...options, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme} ${id}: ${html}\n${failureSummary}`),
  )
}
