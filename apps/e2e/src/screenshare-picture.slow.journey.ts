import { boxesOf, differences, type Boxed } from '@klopt/screenshare/testing'
import { expect, signIn, studio, test } from './support/journey.ts'
import { join, overlay, startSharing, stopSharing } from './support/screenshare.ts'
import { followRequests, goWithin, settled } from './support/settled.ts'
import { goOnAsSupport } from './support/staff.ts'

const screens = [
  'dashboard',
  'invoices',
  'invoices/new',
  'contacts',
  'contacts/new',
  'bank',
  'purchases',
  'purchases/documents',
  'vat-return',
  'ledger',
  'reports/trial-balance',
  'tickets',
  'settings',
  'settings/company',
  'settings/ledger-accounts',
]

test('what the operator sees lies where it lies on the page, and is scrolled as far: screen by screen, with help open', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ baseURL: app.url, locale: 'nl-NL', reducedMotion: 'reduce' })
  const page = await context.newPage()
  followRequests(page)
  await signIn(page)
  await page.goto(`${studio}/dashboard`)
  await startSharing(page)
  await goOnAsSupport(operator)
  await join(operator, 'Eva', page)
  const frame = operator.locator('iframe[title^="Scherm van"]')
  const apart = async () => {
    const here = await page.evaluate(boxesOf, await page.evaluateHandle(() => document))
    return differences(here, await frame.evaluate<Boxed[], undefined, HTMLIFrameElement>(boxesOf, undefined)).slice(
      0,
      5,
    )
  }
  const expectAlike = (what: string) => expect.poll(apart, what).toEqual([])
  for (const screen of screens) {
    await goWithin(page, `${studio}/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    await expectAlike(screen)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main, main *, nav'))
        if (element.clientHeight > 20 && element.scrollHeight > element.clientHeight) element.scrollTop = 40
      window.scrollTo(0, 120)
    })
    await expectAlike(`${screen}, scrolled`)
  }
  await page.getByRole('button', { name: /^Hulp openen/ }).click()
  await settled(page)
  await expectAlike('help')
  await page.getByRole('button', { name: 'Hulp sluiten' }).click()
  await goWithin(page, `${studio}/invoices`)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAlike('a dialog')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeVisible()
  await stopSharing(page)
  await context.close()
})
