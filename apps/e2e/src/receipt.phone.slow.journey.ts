import type { Page } from '@playwright/test'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { fitsPhone } from './support/looks.ts'
import { settled } from './support/settled.ts'

/** Presses what opens the camera or the photos, and hands over what was taken there. */
async function take(page: Page, button: string, ...photos: readonly Buffer[]) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).tap()
  const chooser = await opened
  await chooser.setFiles(
    photos.map((buffer, index) => ({ name: `foto-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
  )
  return chooser
}

/** A photo unlike the others: of a part of the page that stands open. */
const photoOf = (page: Page, y: number) =>
  page.screenshot({ type: 'jpeg', clip: { x: 0, y, width: 300 + y, height: 400 } })

test('a receipt of several pages is photographed from the bar, survives a lost connection and is one document', async ({
  page,
  context,
  accessible,
}) => {
  await signInAt(page, `${studio}/dashboard`)
  await settled(page)
  const photos = await Promise.all([photoOf(page, 0), photoOf(page, 20), photoOf(page, 40)])
  const [first, second, third] = photos
  const camera = await take(page, 'Bonnetje', first)
  expect(await camera.element().getAttribute('capture')).toBe('environment')

  const receipt = page.getByRole('dialog', { name: 'Bonnetje' })
  const pages = receipt.getByRole('list', { name: "Pagina's" })
  await expect(pages.getByRole('img')).toHaveCount(1)
  await take(page, 'Nog een pagina', second)
  await take(page, "Uit je foto's", third, second)
  await expect(pages.getByRole('img')).toHaveCount(4)
  await fitsPhone(page, accessible, 'een bonnetje van vier pagina’s')

  const pictureAt = (index: number) => pages.getByRole('img').nth(index).getAttribute('src')
  const last = await pictureAt(2)
  await receipt.getByRole('button', { name: 'Pagina 3 naar voren' }).tap()
  await expect.poll(() => pictureAt(1)).toBe(last)
  await receipt.getByRole('button', { name: 'Pagina 4 verwijderen' }).tap()
  await expect(pages.getByRole('img')).toHaveCount(3)

  await context.setOffline(true)
  await receipt.getByRole('button', { name: 'Bonnetje bewaren' }).tap()
  const told = page.getByRole('region', { name: 'Meldingen' })
  await expect(told.getByText('Pagina verwijderd')).toBeHidden()
  await expect(receipt.getByRole('alert')).toContainText("Je pagina's staan hier nog.")
  await expect(pages.getByRole('img')).toHaveCount(3)
  await context.setOffline(false)
  const kept = page.waitForResponse((answer) => /\/documents\/(complete-)?upload$/.test(new URL(answer.url()).pathname))
  await receipt.getByRole('button', { name: 'Bonnetje bewaren' }).tap()
  const { id } = (await (await kept).json()) as { id: number }
  await expect(receipt).toBeHidden()
  await expect(told.getByText('Je bonnetje is bewaard en wordt nu gelezen.')).toBeVisible()

  // Whoever reads it finds three pages in one document.
  const documentOf = async () =>
    (await page.request.get(`/api${studio}/documents/${id}`)).json() as Promise<{ mimeType: string; pageCount: number }>
  await expect.poll(documentOf, { timeout: 60_000 }).toMatchObject({ mimeType: 'application/pdf', pageCount: 3 })
})
