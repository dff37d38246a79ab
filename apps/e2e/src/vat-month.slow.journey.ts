import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { settled } from './support/settled.ts'

// All twelve have something to file in it: others file for some of them.
test.use({ world: 'a month of VAT' })

interface Client {
  id: number
  companyName: string
}

/** The clients of the demo firm, who all file by the month from now on, so that each has something to file. */
async function clientsByTheMonth(page: Page): Promise<{ firmId: number; clients: Client[] }> {
  const me = (await (await page.request.get('/api/v1/users/me')).json()) as { firm_id: number }
  const answer = await page.request.get(`/api/v2/firms/${me.firm_id}/worklist`)
  const { items } = (await answer.json()) as { items: Client[] }
  for (const { id, companyName } of items) {
    // The one that forgot a quarter keeps it.
    if (companyName === 'Café De Hoek') continue
    const books = `/api/v2/administrations/${id}/profile`
    const profile = (await (await page.request.get(books)).json()) as Record<string, unknown>
    const saved = await page.request.post(`${books}/save`, { data: { ...profile, vatFrequency: 'month' } })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
  return { firmId: me.firm_id, clients: items }
}

interface Worklist {
  segments: Record<'running' | 'due' | 'late', { count: number }>
}

/** Waits until the figures of the worklist say so, which are at most a minute old, and opens it. */
async function openWorklistOnce(page: Page, firmId: number, isSo: (segments: Worklist['segments']) => boolean) {
  const read = async () => {
    const answer = await page.request.get(`/api/v2/firms/${firmId}/worklist`)
    return isSo(((await answer.json()) as Worklist).segments)
  }
  await expect.poll(read, { message: 'what the worklist says', timeout: 150_000 }).toBe(true)
  await page.goto(`/v2/firms/${firmId}`)
  await expect(page.getByRole('heading', { name: 'Werklijst' })).toBeVisible()
  await settled(page)
}

/** How many periods of these books are over and not filed. */
async function openReturns(page: Page): Promise<number> {
  const root = /^\/v2\/administrations\/\d+/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const answer = await page.request.get(`/api${root}/vat/periods`)
  const periods = (await answer.json()) as { state: string }[]
  return periods.filter(({ state }) => state === 'due' || state === 'late').length
}

/** Files what is open, or asks the client to agree on the last of it; tells what was done. */
async function doReturns(page: Page, asksFirst: boolean): Promise<string> {
  const approval = page.getByRole('region', { name: 'Akkoord van de klant' })
  if (await approval.getByText('Wacht op klant').isVisible()) return 'waits'
  let done = 'nothing'
  for (let open = await openReturns(page); open > 0; open -= 1) {
    const ask = approval.getByRole('button', { name: 'Akkoord vragen' })
    if (open === 1 && asksFirst && (await ask.isVisible())) {
      await pressAt(page, ask)
      await expect(approval).toContainText('Wacht op klant')
      return 'asked'
    }
    await pressAt(page, page.getByRole('button', { name: 'Aangifte doen' }))
    const question = page.getByRole('alertdialog', { name: /^Aangifte doen over/ })
    await pressAt(page, question.getByRole('button', { name: /aangifte doen$/i }))
    await expect(question).toBeHidden()
    await expect.poll(() => openReturns(page), { message: 'returns still to be filed' }).toBe(open - 1)
    await settled(page)
    done = 'filed'
  }
  return done
}

test('the VAT month of a firm with twelve clients is done without a mouse', async ({ page, accessible }) => {
  test.setTimeout(600_000)
  await logIn(page, 'boekhouder@demo.klopt.nl')
  const { firmId, clients } = await clientsByTheMonth(page)
  expect(clients).toHaveLength(12)
  await openWorklistOnce(page, firmId, ({ running }) => running.count === 0)

  // The first by its day is one that is too late: the one that forgot a quarter, and others with it in the month after one.
  const late = page.getByRole('row').filter({ hasText: /Te laat\s*\d+ dag|dag(en)? te laat/ })
  await expect(late.filter({ hasText: 'Café De Hoek' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(late.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 van 12')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Zoek/ }).pressSequentially('btw')
  await page.keyboard.press('Enter')

  const done: string[] = []
  const seen = new Set<string>()
  for (let place = 1; place <= clients.length; place += 1) {
    await expect(page.getByText(`${place} van 12`)).toBeVisible()
    await expect(page).toHaveURL(/\/vat-return/)
    await expect(page.getByRole('heading', { level: 1, name: /^Btw .*\d{4}/ })).toBeVisible()
    await settled(page)
    seen.add(new URL(page.url()).pathname)
    done.push(await doReturns(page, place % 3 === 0))
    if (place === 2) await accessible('een aangifte tussen twee klanten')
    await page.keyboard.press('n')
  }
  expect(seen.size).toBe(12)
  // One was filed before.
  expect(done.filter((each) => each === 'nothing')).toHaveLength(1)
  expect(done.filter((each) => each === 'asked').length).toBeGreaterThan(2)

  // After the last one the worklist is next.
  await expect(page).toHaveURL(new RegExp(`/v2/firms/${firmId}(\\?|$)`))
  await openWorklistOnce(page, firmId, ({ due, late }) => due.count + late.count === 0)
  await expect(page.getByText(/: \d+ wacht/)).toBeVisible()
})
