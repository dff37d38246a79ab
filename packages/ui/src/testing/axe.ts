import axe from 'axe-core'
import { expect } from 'vitest'
import { themeNames } from '../themes/tokens.ts'

/** Holds an element, the whole page by default, to the rules of axe-core in every theme. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const root = document.documentElement
  const previous = root.dataset.theme
  for (const theme of themeNames) {
    root.dataset.theme = theme
    // A component is no page: it has no landmarks and no heading of the first level.
    const { violations } = await axe.run(element, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${theme} ${id}: ${html}\n${failureSummary}`),
    )
    expect(found).toEqual([])
  }
  if (previous === undefined) delete root.dataset.theme
  else root.dataset.theme = previous
}
