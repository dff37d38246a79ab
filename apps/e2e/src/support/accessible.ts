import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** `colours` where only those differ from a look in which the screen was judged whole. */
export type Judged = 'all' | 'colours'
export type Accessible = (screen: string, judged?: Judged) => Promise<void>

const rules: Record<Judged, axe.RunOnly> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  /** Those among them whose answer depends on colours. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** The screen as it stands meets WCAG 2.2 AA, in the theme and at the width it has. */
export async function expectAccessible(page: Page, screen: string, judged: Judged = 'all'): Promise<void> {
  // Once for each page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (runOnly) => {
    const injected = Reflect.get(window, 'axe') as typeof axe
    // Nothing is framed but the mirror of a shared screen, which runs no scripts, so not those of axe either.
    const { violations } = await injected.run({ exclude: ['iframe'] }, { runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules[judged])
  expect(found, `accessibility of ${screen}`).toEqual([])
}
