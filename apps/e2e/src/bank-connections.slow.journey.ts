import { booked, APPLICATION_ID, EnableBankingReplay, PRIVATE_KEY, refused } from '@klopt/api/bank-feed'
import { addDays } from '@klopt/validators'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { startApp, type RunningApp } from './support/app.ts'
import { copyDemoWorld, removeFolder } from './support/demo-world.ts'
import { expect, logIn, signInAt, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { today } from './support/today.ts'

const inDays = (days: number) => `${addDays(today, days)}T10:00:00Z`
const DENIED = { error: 'access_denied', error_description: 'Denied data sharing consent' }
const CODE = 'd2f1c0de-85ef-4970-8615-daa56f809a9d'

test('an owner connects a bank, which is renewed before its consent ends and can be let go', async ({ browser }) => {
  test.setTimeout(240_000)
  const bank = await EnableBankingReplay.start()
  bank.validUntil = inDays(10)
  bank.pages = [[booked('a', addDays(today, -2), '49.90'), booked('b', addDays(today, -1), '12.10')]]
  const folder = await copyDemoWorld()
  const app = await startApp(folder, {
    ENABLE_BANKING_APP_ID: APPLICATION_ID,
    ENABLE_BANKING_KEY: Buffer.from(PRIVATE_KEY).toString('base64'),
    ENABLE_BANKING_URL: bank.url.href,
  })
  const owner = await ownerOf(browser, app)

  await owner.goto(`${studio}/bank`)
  await owner.getByRole('button', { name: 'Meer acties' }).click()
  await owner.getByRole('menuitem', { name: 'Koppelingen' }).click()
  await expect(owner.getByText('Nog geen bank gekoppeld')).toBeVisible()
  await settled(owner)
  await expectAccessible(owner, 'bankkoppelingen zonder bank')
  const refusedState = await toBank(owner, bank)
  await comeBack(owner, { state: refusedState, ...DENIED })
  await expect(owner.getByText('Je hebt geen toestemming gegeven', { exact: false })).toBeVisible()
  await expectAccessible(owner, 'een bank die niet gekoppeld is')

  await owner.getByRole('link', { name: 'Opnieuw koppelen' }).click()
  const state = await toBank(owner, bank)
  await strangerIsRefused(browser, app, state)
  await comeBack(owner, { state, code: CODE })
  await expect(owner.getByRole('heading', { level: 1, name: 'Bankkoppelingen' })).toBeVisible()
  await expect(owner.getByText('Je toestemming bij ING loopt af op', { exact: false })).toBeVisible({ timeout: 60_000 })
  await expect(owner.getByText('Loopt bijna af')).toBeVisible({ timeout: 60_000 })
  await settled(owner)
  await expectAccessible(owner, 'een bank waarvan de toestemming afloopt')
  await comeBack(owner, { state, code: CODE })
  await expect(owner.getByRole('heading', { name: 'Deze toestemming telt niet meer' })).toBeVisible()

  await owner.goto(`${studio}/dashboard`)
  await owner.getByRole('link', { name: /Geef ING opnieuw toestemming/ }).click()
  bank.validUntil = inDays(170)
  await owner.getByRole('button', { name: 'Toestemming vernieuwen: ING' }).click()
  await expect(owner.getByRole('heading', { name: 'Je bank' })).toBeVisible()
  await comeBack(owner, { state: stateOf(bank), code: CODE })
  await expect(owner.getByText('Gekoppeld', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(owner.getByText('loopt af op', { exact: false })).toHaveCount(0)

  bank.refusal = refused(401, 'REVOKED_SESSION')
  await owner.getByRole('button', { name: 'Nu ophalen: ING' }).click()
  await expect(owner.getByText('Toestemming voorbij')).toBeVisible({ timeout: 60_000 })
  await owner.goto(`${studio}/bank`)
  await expect(owner.getByText('komt er niets meer binnen van ING', { exact: false })).toBeVisible()
  bank.refusal = null
  await owner.getByRole('link', { name: 'Naar bankkoppelingen' }).click()
  await owner.getByRole('button', { name: 'Opnieuw koppelen: ING' }).click()
  await expect(owner.getByRole('heading', { name: 'Je bank' })).toBeVisible()
  await comeBack(owner, { state: stateOf(bank), code: CODE })
  await owner.getByRole('button', { name: 'Acties voor ING' }).click()
  await owner.getByRole('menuitem', { name: 'Ontkoppelen' }).click()
  await owner.getByRole('button', { name: 'Ontkoppelen' }).click()
  await expect(owner.getByText('Ontkoppeld', { exact: true })).toBeVisible()

  await owner.context().close()
  await app.stop()
  await bank.stop()
  await removeFolder(folder)
})

test('a server without a key says that it connects no bank, and what one can do', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/bank/connections`)
  await expect(page.getByText('Deze Klopt kan geen bank koppelen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bank koppelen' })).toHaveCount(0)
  await accessible('bankkoppelingen op een server zonder sleutel')
  await page.getByRole('link', { name: 'Afschrift importeren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Afschrift importeren' })).toBeVisible()
})

/** The owner of Studio Noord, with a bank that is another site. */
async function ownerOf(browser: Browser, app: RunningApp): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url })
  await context.route('https://bank.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Je bank</h1>' }),
  )
  const page = await context.newPage()
  await logIn(page)
  return page
}

const stateOf = (bank: EnableBankingReplay) =>
  String(bank.asked.findLast(({ path }) => path === 'POST /auth')?.body['state'])

/** Chooses the bank and goes there; answers what it has to give back. */
async function toBank(page: Page, bank: EnableBankingReplay): Promise<string> {
  await page.getByRole('button', { name: 'Bank koppelen' }).click()
  await page.getByRole('button', { name: 'Naar mijn bank' }).click()
  await expect(page.getByText('Kies je bank', { exact: true }).last()).toBeVisible()
  await page.getByLabel('Bij welke bank?').click()
  await page.getByRole('option', { name: 'ING' }).click()
  await page.getByRole('button', { name: 'Naar mijn bank' }).click()
  await expect(page.getByRole('heading', { name: 'Je bank' })).toBeVisible()
  return stateOf(bank)
}

const comeBack = (page: Page, answer: Record<string, string>) =>
  page.goto(`/v2/bank-connected?${new URLSearchParams(answer).toString()}`)

/** Somebody of another company who is led back with the answer of the owner. */
async function strangerIsRefused(browser: Browser, app: RunningApp, state: string): Promise<void> {
  const context = await browser.newContext({ baseURL: app.url })
  const stranger = await context.newPage()
  await logIn(stranger, 'medewerker@demo.klopt.nl')
  await comeBack(stranger, { state, code: CODE })
  await expect(stranger.getByRole('heading', { name: 'Iemand anders begon deze koppeling' })).toBeVisible()
  await context.close()
}
