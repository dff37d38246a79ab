import { expect, logIn, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Links and what their screens read: always anew, for a form, and kept for a while. */
const links = [
  ['/v2/my-administrations', 'Mijn account', 'Mijn account', '/users/me/account'],
  [`${studio}/settings/invoice`, 'Bedrijf', 'Bedrijf', '/profile'],
  [`${studio}/dashboard`, 'Btw', /^Btw \d/, '/vat/return'],
] as const

test('a link that is pointed at and pressed reads once, whatever its screen reads', async ({ page }) => {
  await logIn(page)
  for (const [start, name, heading, path] of links) {
    await page.goto(start)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    if (name === 'Mijn account') await page.getByRole('button', { name: /^Account van/ }).click()
    const link = page.getByRole('link', { name, exact: true }).or(page.getByRole('menuitem', { name })).first()
    await expect(link).toBeVisible()
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith(path)) reads.push(request.url())
    })
    await link.hover()
    await settled(page)
    await link.click()
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await settled(page)
    expect(reads.length, name).toBeLessThanOrEqual(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await settled(page)
    expect(reads.length, name).toBeLessThanOrEqual(2)
    expect(reads.length, name).toBeGreaterThan(0)
  }
})
