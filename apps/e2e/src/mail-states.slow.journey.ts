import { expect, signInToStudio, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'

const at = 1_780_000_000
const mail = {
  recipient: 'klant@een-lange-naam-van-een-bedrijf.example',
  subject: 'Factuur',
  queuedAt: at,
  sentAt: null,
  bouncedAt: null,
  bounce: null,
}
const states = [
  {
    words: 'staat in de wachtrij',
    message: { ...mail, state: 'queued', failure: 'De mailserver is niet bereikbaar.', nextTryAt: at + 240 },
  },
  {
    words: 'is niet verstuurd',
    message: {
      ...mail,
      state: 'failed',
      failure: 'De mailserver weigert de e-mail: “550 5.1.1 no such user here”.',
      nextTryAt: null,
    },
  },
  {
    words: 'kwam niet aan',
    message: {
      ...mail,
      state: 'sent',
      sentAt: at + 60,
      failure: null,
      nextTryAt: null,
      bouncedAt: at + 240,
      bounce: 'De postbus is vol (“552 5.2.2 mailbox full”).',
    },
  },
]

test('an invoice says what became of its mail, and what to do when it was given up', async ({ page, accessible }) => {
  await signInToStudio(page)
  await page.goto('/v2/administrations/1/invoices?status=unpaid')
  // Another journey may have begun a series with other numbers.
  await page
    .getByRole('row')
    .filter({ hasText: /\d{4}-\d{4}/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /\d{4}-\d{4}/ })).toBeVisible()
  const address = page.url()
  for (const { words, message } of states) {
    // What a mail server that is away or refuses does on the server: its tests say that the server answers so.
    await page.route(/\/api\/v2\/administrations\/1\/invoices\/\d+$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), status: 'open', messages: [message] },
      })
    })
    await page.goto(address)
    await expect(page.getByText(`De e-mail aan ${mail.recipient} ${words}`)).toBeVisible()
    await expect(page.getByText('Verzonden', { exact: true })).toHaveCount(0)
    await settled(page)
    await fitsInEveryLook(page, accessible, `een factuur waarvan de mail ${words}`)
    await page.unroute(/\/api\/v2\/administrations\/1\/invoices\/\d+$/)
  }
})
