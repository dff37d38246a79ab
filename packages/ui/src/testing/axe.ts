import axe from 'axe-core'
import { expect } from 'vitest'
import { themeNames } from '../themes/tokens.ts'

/** Holds an element, the whole page by default, to the rules of axe-core in every theme. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { dataset } = document.documentElement
  const previous = dataset['theme']
  try {
    for (const theme of themeNames) {
      dataset['theme'] = theme
      expect(await violations(element)).toEqual([])
    }
  } finally {
    if (previous === undefined) delete dataset['theme']
    else dataset['theme'] = previous
  }
}

async function violations(element: Element): Promise<string[]> {
  // A component is no page: it has no landmarks and no heading of the first level.
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
  const found = await axe.run(element, { rules })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${document.documentElement.dataset['theme']} ${id}: ${html}\n${failureSummary}`,
    ),
  )
}
