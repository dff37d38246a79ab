import { expect, type Cookie, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { fillLogin } from './account.ts'
import { studio } from './journey.ts'

const totp = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' })
const stepMs = 30_000
/** The newest step whose code each of staff used: a code works once, and of several journeys each takes the next. */
const usedSteps = new Map<string, number>()

/** Signs in with the next code of the app that was not used; the server takes codes of a step before and after. */
export async function signInAsStaff(page: Page, emailAddress: string): Promise<void> {
  await signInByCode(page, emailAddress)
  await expect(page).toHaveURL(/\/v2\/admin$/)
}

/** Signs in who has two-factor on, where that leads. */
export async function signInByCode(page: Page, emailAddress: string): Promise<void> {
  await page.goto('/v2/authenticate')
  const key = `${new URL(page.url()).origin} ${emailAddress}`
  await fillLogin(page, emailAddress)
  const code = page.getByLabel('Code', { exact: true })
  // Logging in takes its time, and a code grows old meanwhile.
  await expect(code).toBeVisible()
  const now = () => Math.floor(Date.now() / stepMs)
  const step = Math.max(now() - 1, (usedSteps.get(key) ?? 0) + 1)
  usedSteps.set(key, step)
  // When more sign in within a minute than there are codes, the last of them has to wait for its own.
  await expect
    .poll(now, { message: 'the time of an unused code', timeout: 2 * stepMs })
    .toBeGreaterThanOrEqual(step - 1)
  await code.fill(totp.generate({ timestamp: step * stepMs }))
}

/** The session of support in this worker, which has an app of its own. */
let supportSession: Cookie[] | null = null

/**
 * Goes to the screens of support where signing in is not what is looked at. With the session of the journey before, if
 * there was one: a code works once, and in a minute there are but two.
 */
export async function goOnAsSupport(page: Page): Promise<void> {
  if (supportSession === null) {
    await signInAsStaff(page, 'support@demo.klopt.nl')
    supportSession = await page.context().cookies()
  } else {
    await page.context().addCookies(supportSession)
    await page.goto('/v2/admin')
  }
  await expect(page.getByRole('link', { name: 'Schermdelen' })).toBeVisible()
}

/** Lets support into the books that this page shows the settings of, or ends that; waits until the server has it. */
export async function setConsent(owner: Page, allowed: boolean): Promise<void> {
  const consent = owner.getByRole('switch', { name: /Support mag deze administratie bekijken/ })
  await expect(consent).toBeEnabled()
  if ((await consent.isChecked()) !== allowed) await consent.click()
  await expect(consent).toBeChecked({ checked: allowed })
  await expect(consent).toBeEnabled()
}

/** Opens the page where the main user of Studio Noord decides about access. */
export async function openAccessSettings(page: Page): Promise<void> {
  await page.goto(`${studio}/settings/access`)
}
