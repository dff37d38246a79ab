import { themeNames } from '@klopt/ui/theme'
import axe from 'axe-core'
import { expect } from 'vitest'

/** Holds the page to the rules of axe-core in every theme. */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement
  try {
    for (const theme of themeNames) {
      dataset['theme'] = theme
      expect(await violations(theme)).toEqual([])
    }
  } finally {
    delete dataset['theme']
  }
}

async function violations(theme: string): Promise<string[]> {
  // A component is no page: it has no landmarks and no heading of the first level.
  const rules = {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'target-size': { enabled: true },
  }
  const found = await axe.run(document.body, { rules })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme} ${id}: ${html}\n${failureSummary}`),
  )
}
