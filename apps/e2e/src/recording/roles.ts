import type { Page } from '@playwright/test'
import { registerOwner } from '../support/account.ts'
import type { RunningApp } from '../support/app.ts'
import { logIn, studio } from '../support/journey.ts'
import { signInAsStaff } from '../support/staff.ts'
import { inviteForVisitor, prepareStudio, sendToCustomer } from './prepare.ts'

/** Where somebody has come in. */
export interface Entry {
  /** What their screens lie below. */
  readonly root: string
  /** What may stand in braces in the address of a screen, and what for. */
  readonly places: Readonly<Record<string, string>>
  /** Words that let somebody in, which are not recorded. */
  readonly secrets?: readonly string[]
}

/** How one comes in as each role, and what has to be there to be seen. */
export const entries: Readonly<Record<string, (page: Page, app: RunningApp) => Promise<Entry>>> = {
  async visitor(page, app) {
    const links = await inviteForVisitor(page, app)
    await page.context().clearCookies()
    return { root: '', places: links, secrets: Object.values(links).map((link) => secretOf(link, 'key')) }
  },
  async customer(page, app) {
    await logIn(page)
    const { link, estimateId } = await sendToCustomer(page, app)
    await page.context().clearCookies()
    await page.goto(link)
    await page.waitForURL((url) => !url.searchParams.has('key'))
    const { pathname } = new URL(page.url())
    return {
      root: '',
      places: { customerEstimate: `${pathname}?estimate=${estimateId}`, customerInvoices: pathname },
      secrets: [pathname.slice(pathname.lastIndexOf('/') + 1), secretOf(link, 'key')],
    }
  },
  async starter(page, app) {
    await registerOwner(page, app, 'sanne@dewit-advies.example')
    return { root: new URL(page.url()).pathname.replace(/\/dashboard$/, ''), places: {} }
  },
  async owner(page) {
    await logIn(page)
    await prepareStudio(page)
    return { root: studio, places: await booksByName(page) }
  },
  async employee(page) {
    await logIn(page, 'medewerker@demo.klopt.nl')
    return { root: studio, places: {} }
  },
  async bookkeeper(page) {
    await logIn(page, 'boekhouder@demo.klopt.nl')
    return { root: '/v2/firms/1', places: await booksByName(page) }
  },
  async support(page) {
    await signInAsStaff(page, 'support@demo.klopt.nl')
    return { root: '/v2/admin', places: {} }
  },
  async compliance(page) {
    await signInAsStaff(page, 'compliance@demo.klopt.nl')
    return { root: '/v2/admin', places: {} }
  },
}

/** What is not found would be recorded as it is. */
function secretOf(link: string, name: string): string {
  const secret = new URL(link, 'http://localhost').searchParams.get(name)
  if (!secret) throw new Error(`The link ${link} has no ${name}`)
  return secret
}

/** The number of each administration of who is signed in. */
async function booksByName(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.get('/api/v1/users/me', { params: { with: 'administrations' } })
  const { administrations } = (await answer.json()) as { administrations: { id: number; company: { name: string } }[] }
  return Object.fromEntries(administrations.map(({ id, company }) => [company.name, String(id)]))
}
