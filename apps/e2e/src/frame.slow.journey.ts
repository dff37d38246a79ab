import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test('what stands above a screen is there at first, and moves nothing when answers come late', async ({ page }) => {
  // The answer that the banner comes of is late, and says of every second one that it cannot be changed.
  await page.route(/\/api\/v[12]\/administrations\/\d+(\?|$)/, async (route) => {
    await route.fetch()
    const response = await route.fetch()
    const json = await response.json()
    if (json.id % 2 === 0) json.subscription.type = 'NONE'
    await route.fulfill({ response, json })
  })
  // As for whoever got their access a minute ago: what they may enter is not known with who they are.
  await page.route(/\/api\/v1\/users\/me(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), administrations: [] } })
  })
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await watchTopOfMain(page)
  const firm = await page.request.get('/api/v2/firms/1/clients')
  const clients = ((await firm.json()) as { items: { id: number }[] }).items.map(({ id }) => id)
  expect(new Set(clients.map((id) => id % 2)).size).toBe(2)
  const banners: number[] = []
  for (const id of clients.slice(0, 4)) {
    await page.goto(`/v2/administrations/${id}/dashboard`)
    await expect(page.getByText('Pas op! Je bekijkt de administratie van een klant')).toBeVisible()
    await settled(page)
    const tops = await page.evaluate(() => window.topsOfMain)
    expect(tops, `administratie ${id}`).toHaveLength(1)
    banners.push(...tops)
  }
  // With a banner of the subscription and without one.
  expect(new Set(banners).size).toBeGreaterThan(1)
})

declare global {
  interface Window {
    /** Each place where the screen began since this page was loaded. */
    topsOfMain: number[]
  }
}

/** Looks in every frame where the screen begins. */
async function watchTopOfMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.topsOfMain = []
    const look = () => {
      const top = document.querySelector('#content')?.getBoundingClientRect().top
      if (top !== undefined && window.topsOfMain.at(-1) !== top) window.topsOfMain.push(top)
      requestAnimationFrame(look)
    }
    look()
  })
}
