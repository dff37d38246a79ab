import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** `colours` where only those differ from a look in which the screen was judged whole. */
export type Judged = 'all' | 'colours'
export type Accessible = (screen: string, judged?: Judged) => Promise<void>

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules among these whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The screen as it stands meets WCAG 2.2 AA, in the theme and at the width it has. */
export async function expectAccessible(page: Page, screen: string, judged: Judged = 'all'): Promise<void> {
  // Nothing here is framed but the mirror of a shared screen, which runs no scripts, so not those of axe either.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (judged === 'all' ? axe.withTags(tags) : axe.withRules(colourRules)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, `accessibility of ${screen}`).toEqual([])
}
