import { expect, signInAt, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Links and what their screens read: always anew, for a form, and kept for a while. */
const links = [
  ['/v2/my-administrations', 'Mijn account', 'Mijn account', '/users/me/account'],
  [`${studio}/settings/invoice`, 'Bedrijf', 'Bedrijf', '/profile'],
  [`${studio}/dashboard`, 'Btw', /^Btw \d/, '/vat/return'],
] as const

for (const [start, name, heading, path] of links) {
  test(`a link that is pointed at and pressed reads once: ${name}`, async ({ page }) => {
    await signInAt(page, start)
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
    expect(reads.length).toBeLessThanOrEqual(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await settled(page)
    expect(reads.length).toBeLessThanOrEqual(2)
    expect(reads.length).toBeGreaterThan(0)
  })
}
