import { startS3Server } from '@klopt/api/s3-server'
import type { Page } from '@playwright/test'
import { startApp } from './support/app.ts'
import { copyDemoWorld, removeFolder } from './support/demo-world.ts'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { textPdf } from './support/supplier-invoice.ts'
import { today } from './support/today.ts'

/** From a megabyte on a file goes to the bucket by itself. */
const LARGE_BYTES = 1_500_000
const invoice = {
  supplier: 'Printservice Spaarne',
  kvkNumber: '34118214',
  iban: 'NL91 ABNA 0417 1643 00',
  number: 'PS-2026-118',
  date: today.split('-').toReversed().join('-'),
  dueDate: today.split('-').toReversed().join('-'),
  description: 'Onderhoud printer',
  net: '100,00',
  vat: '21,00',
  gross: '121,00',
}

test('a large file goes to a bucket of another origin by a link, and the viewer reads its pages there', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const bucket = await startS3Server()
  const folder = await copyDemoWorld()
  const app = await startApp(folder, { FILES_URL: bucket.urlWithLinks })
  const page = await browser.newPage({ baseURL: app.url })
  const seen = callsOf(page, new URL(bucket.url).origin)

  await signInAt(page, `${studio}/purchases/documents`)
  const pdf = await textPdf(browser, invoice)
  // What stands behind the end of a PDF is no part of it.
  const content = Buffer.concat([pdf.buffer, Buffer.alloc(LARGE_BYTES, '\n')])
  await page.getByLabel('Facturen en bonnetjes').setInputFiles({ ...pdf, buffer: content })
  const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: pdf.name })
  await expect(row).toContainText('Gelezen', { timeout: 60_000 })
  expect(seen.inBucket).toEqual([expect.stringMatching(/^200 PUT \/klopt-bestanden\/quarantine\/1\//)])

  await row.click()
  await expect(page.getByRole('group', { name: 'Pagina’s' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toHaveValue(invoice.number)
  expect(seen.inBucket.slice(1)).toEqual([expect.stringMatching(/^200 GET \/klopt-bestanden\/1\/[0-9a-f]{64}$/)])
  // Its bytes never went through the server.
  expect(seen.ofServer.filter((call) => /\/documents\/upload$|\/download$/.test(call))).toEqual([])

  await page.close()
  await app.stop()
  await bucket.stop()
  await removeFolder(folder)
})

/** What the page asked of the bucket and of the server; what a browser asks beforehand is left out. */
function callsOf(page: Page, bucketOrigin: string) {
  const seen = { inBucket: [] as string[], ofServer: [] as string[] }
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    const method = response.request().method()
    if (method === 'OPTIONS') return
    const call = `${response.status()} ${method} ${pathname}`
    ;(origin === bucketOrigin ? seen.inBucket : seen.ofServer).push(call)
  })
  return seen
}
