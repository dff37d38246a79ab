import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fileOf } from '../testing/documents.ts'
import { onePixelGif, redAndBlue, withOrientation } from '../testing/pictures.ts'
import { button, pageElement, showViewer } from '../testing/show.tsx'

const sizeOf = () => {
  const { width, height } = pageElement(1)?.getBoundingClientRect() ?? new DOMRect()
  return [Math.round(width), Math.round(height)]
}

test.each(['image/png', 'image/jpeg', 'image/webp'])(
  'a picture of type %s shows, 548 wide, with its name',
  async (type) => {
    await showViewer({ file: fileOf(redAndBlue(1096, 400, type), { name: 'bon', mimeType: type }) })
    await expect.element(page.getByRole('img', { name: 'bon' })).toBeVisible()
    await expect.poll(sizeOf).toEqual([548, 200])
    await expect.element(page.getByRole('group', { name: 'Bladeren' })).not.toBeInTheDocument()
  },
)

test('a GIF shows, and a small picture is not blown up', async () => {
  await showViewer({ file: fileOf(onePixelGif(), { name: 'punt.gif', mimeType: 'image/gif' }) })
  await expect.poll(sizeOf).toEqual([1, 1])
})

test('a picture of an unspecific type is known by its first bytes', async () => {
  const file = fileOf(redAndBlue(600, 300, 'image/png'), { name: 'bon', mimeType: 'application/octet-stream' })
  await showViewer({ file })
  await expect.element(page.getByRole('img', { name: 'bon' })).toBeVisible()
})

test('a photo stands upright as its camera says, and turning it goes on from there', async () => {
  const photo = redAndBlue(400, 200, 'image/jpeg').then((jpeg) => withOrientation(jpeg, 6))
  await showViewer({ file: fileOf(photo, { name: 'bon.jpg', mimeType: 'image/jpeg' }) })
  await expect.poll(sizeOf).toEqual([200, 400])
  await button('Draaien').click()
  await expect.poll(sizeOf).toEqual([400, 200])
  const { width, height } = page.getByRole('img', { name: 'bon.jpg' }).element().getBoundingClientRect()
  expect([Math.round(width), Math.round(height)]).toEqual([400, 200])
})

test('a broken picture says that it cannot be shown', async () => {
  const broken = redAndBlue(400, 200, 'image/png').then((bytes) => bytes.slice(0, 20))
  await showViewer({ file: fileOf(broken, { name: 'bon.png', mimeType: 'image/png' }) })
  await expect.element(page.getByText('Het bestand kan niet worden getoond')).toBeVisible()
})

test('a picture does not load pdf.js', async () => {
  performance.clearResourceTimings()
  await showViewer({ file: fileOf(redAndBlue(600, 300, 'image/png'), { name: 'bon', mimeType: 'image/png' }) })
  await expect.element(page.getByRole('img', { name: 'bon' })).toBeVisible()
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(loaded.filter((name) => /pdfjs|pdf\.worker/.test(name))).toEqual([])
})
