import type { Page } from 'playwright'

const places = ['dashboard', 'invoices', 'contacts', 'vat-return'] as const

/** What each place reads when all of it is there, by its path. */
export type Visited = Readonly<Record<string, string>>

/** Goes to each place once, so that its code and data are cached. */
export async function visitAll(page: Page, administrationId: number): Promise<Visited> {
  const visited: Record<string, string> = {}
  for (const place of places) {
    const path = `/v2/administrations/${administrationId}/${place}`
    await page.locator(`a[href="${path}"]`).first().click()
    await page.waitForURL(`**${path}`)
    visited[path] = await settledText(page)
  }
  return visited
}

/** Milliseconds of each change between places, from the press on a link to the painted place, so many times around. */
export function routeChanges(page: Page, visited: Visited, times: number): Promise<number[]> {
  return page.evaluate(changeInTurn, { visited, times })
}

/** The text of the screen once it has stood still for half a second. */
async function settledText(page: Page): Promise<string> {
  const main = page.locator('main')
  let text = ''
  for (let quiet = 0; quiet < 5;) {
    await page.waitForTimeout(100)
    const next = (await main.textContent()) ?? ''
    quiet = next === text && next !== '' ? quiet + 1 : 0
    text = next
  }
  return text
}

/** Runs in the page. */
async function changeInTurn({ visited, times }: { visited: Visited; times: number }): Promise<number[]> {
  const durationsMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    for (const [path, text] of Object.entries(visited)) {
      const start = performance.now()
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click()
      do {
        await new Promise(requestAnimationFrame)
        if (performance.now() - start > 5000) throw new Error(`${path} no longer reads as it did`)
      } while (location.pathname !== path || document.querySelector('main')?.textContent !== text)
      // The frame that was waited for has been painted now.
      await new Promise((resolve) => setTimeout(resolve))
      durationsMs.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return durationsMs
}
