import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, signInAt, studio, test } from './support/journey.ts'

const inbox = `${studio}/purchases/documents`
/** A PDF by its beginning, of which nothing can be read. */
const pdf = (content: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${content}) >>\nendobj\n%%EOF`)
const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(2_000)])

const isUpload = (address: string) => new URL(address).pathname.endsWith('/documents/upload')

async function openInbox(page: Page) {
  await signInAt(page, inbox)
  const field = page.getByLabel('Facturen en bonnetjes')
  await expect(field).toBeAttached()
  const list = page.getByRole('list', { name: 'Bestanden' })
  return {
    field,
    list,
    choose: (...files: readonly { name: string; content: Buffer }[]) =>
      field.setInputFiles(files.map(({ name, content }) => ({ name, mimeType: 'application/pdf', buffer: content }))),
  }
}

test('a file that cannot be a document says why, and one can go on', async ({ page, accessible }) => {
  const { list, choose } = await openInbox(page)
  const remove = async (name: string) => {
    // The same file would be refused again.
    await expect(list.getByRole('button', { name: `${name} opnieuw proberen` })).toHaveCount(0)
    await list.getByRole('button', { name: `${name} verwijderen` }).click()
    await expect(list).toHaveCount(0)
  }
  await choose({ name: 'afschrift.csv', content: Buffer.from('a;b') })
  await expect(page.getByText(/^Het bestand heeft niet het juiste formaat/)).toBeVisible()
  // Their names say PDF, their content does not: the server looks.
  for (const content of [Buffer.from('gewone tekst'), program]) {
    await choose({ name: 'geen.pdf', content })
    await expect(list.getByText(/^Het bestand heeft niet het juiste formaat/)).toBeVisible()
    await accessible('een geweigerd bestand')
    await remove('geen.pdf')
  }
  await choose({ name: 'leeg.pdf', content: Buffer.alloc(0) })
  await expect(list.getByText('Dit bestand is leeg. Kies een ander bestand.')).toBeVisible()
  await remove('leeg.pdf')
})

test('too large and too many are refused before anything is sent', async ({ page }, testInfo) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (isUpload(request.url())) sent.push(request.url())
  })
  const { field, list, choose } = await openInbox(page)
  // From disk: the browser reads it itself, and no megabytes go to it through the protocol.
  const large = testInfo.outputPath('groot.pdf')
  await writeFile(large, pdf('groot'))
  await truncate(large, 10_590_618)
  await field.setInputFiles(large)
  await expect(page.getByText('Het bestand mag maximaal 10 MB groot zijn.')).toBeVisible()
  await choose(...Array.from({ length: 11 }, (_, index) => ({ name: `${index}.pdf`, content: pdf(`elf ${index}`) })))
  await expect(page.getByText('Je kunt maximaal 10 bestanden tegelijk uploaden.')).toBeVisible()
  await expect(list).toHaveCount(0)
  expect(sent).toEqual([])
})

test('an upload that is cut off, or begun without a connection, is sent again by one press and kept once', async ({
  page,
}) => {
  const { list, choose } = await openInbox(page)
  const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: 'onderweg.pdf' })
  await page.context().setOffline(true)
  await choose({ name: 'onderweg.pdf', content: pdf('zonder verbinding') })
  const again = list.getByRole('button', { name: 'onderweg.pdf opnieuw proberen' })
  await expect(again).toBeVisible()
  await page.context().setOffline(false)
  // It arrives, but its answer does not.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/documents/upload*', requestStage: 'Response' }] })
  const statuses: (number | undefined)[] = []
  devtools.on('Fetch.requestPaused', ({ requestId, responseStatusCode }) => {
    statuses.push(responseStatusCode)
    void devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  })
  const lost = page.waitForEvent('requestfailed', (request) => isUpload(request.url()))
  await again.click()
  await lost
  await expect(again).toBeVisible()
  expect(statuses).toEqual([200])
  await devtools.detach()
  await again.click()
  await expect(list).toHaveCount(0)
  await expect(row).toHaveCount(1)
  await expect(page.getByText('Dit document is er al')).toHaveCount(0)
})

test('a document goes to the bin and comes back', async ({ page }) => {
  const { choose } = await openInbox(page)
  const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: 'heen-en-weer.pdf' })
  await choose({ name: 'heen-en-weer.pdf', content: pdf('heen en weer') })
  const choosing = async (action: string) => {
    await row.getByRole('button', { name: 'Meer voor heen-en-weer.pdf' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choosing('Naar prullenbak')
  await expect(page.getByText('Het document staat in de prullenbak.').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`${inbox}?state=archived`)
  await choosing('Terugzetten')
  await expect(row).toHaveCount(0)
  await page.goto(inbox)
  await expect(row).toHaveCount(1)
})
