import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileOf, invoiceFile, numberedPages } from '../testing/documents.ts'
import { writeEncryptedPdf } from '../testing/encrypted-pdf.ts'
import { writePdf } from '../testing/pdf-writer.ts'
import { button, paintedPage, showViewer } from '../testing/show.tsx'

test('a document with a password asks for it, says when it is wrong, and opens with the right one', async () => {
  await showViewer({ file: fileOf(writeEncryptedPdf(numberedPages(1), 'geheim')) })
  const field = page.getByLabelText('Wachtwoord van het document')
  await field.fill('verkeerd')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Dit wachtwoord klopt niet. Controleer het en probeer het opnieuw.')
  await field.fill('geheim')
  await button('Document openen').click()
  await paintedPage(1)
  await expect.element(page.getByText('Dit is pagina 1')).toBeInTheDocument()
})

test('a file of which a part is missing says so, and can be downloaded', async () => {
  const onDownload = vi.fn()
  await showViewer({ file: fileOf(writePdf(numberedPages(1)).then((bytes) => bytes.slice(0, 60))), onDownload })
  await expect.element(page.getByText('Het bestand is beschadigd')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Downloaden' }).click()
  expect(onDownload).toHaveBeenCalledOnce()
})

test.each([
  ['that says so', 0],
  ['of unknown size', null],
])('an empty file %s is called empty', async (_, sizeBytes) => {
  await showViewer({ file: fileOf(new ArrayBuffer(0), { sizeBytes }) })
  await expect.element(page.getByText('Het bestand is leeg')).toBeVisible()
})

test('a file of another type is not even loaded before it is downloaded, and an unknown size is onbekend', async () => {
  const load = vi.fn(async () => new ArrayBuffer(8))
  const onDownload = vi.fn()
  const file = { name: 'afschrift.xml', mimeType: 'application/xml', sizeBytes: null, load }
  await showViewer({ file, onDownload })
  await expect.element(page.getByText('Geen voorbeeld van dit bestand')).toBeVisible()
  await expect.element(page.getByText('onbekend', { exact: true })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('a file that did not come can be asked for again', async () => {
  const { load } = invoiceFile()
  let isOnline = false
  const tried = vi.fn((signal: AbortSignal) => (isOnline ? load(signal) : Promise.reject(new Error('offline'))))
  await showViewer({ file: { ...invoiceFile(), load: tried } })
  await expect.element(page.getByText('Het document is niet geladen')).toBeVisible()
  isOnline = true
  await button('Opnieuw proberen').click()
  await paintedPage(1)
})

test('a script in a document does not run', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  await showViewer({
    file: fileOf(writePdf(numberedPages(1), { openScript: "app.alert('open'); window.alert('open')" })),
  })
  await paintedPage(1)
  expect(alert).not.toHaveBeenCalled()
  expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('pdf.sandbox'))).toBe(false)
})

test('nothing of a document stays behind but one worker, which opens the next', async () => {
  const living = new Set<Worker>()
  let started = 0
  const Original = Worker
  vi.stubGlobal(
    'Worker',
    class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        living.add(this)
        started += 1
      }
      override terminate() {
        living.delete(this)
        super.terminate()
      }
    },
  )
  // One of the two may take the worker that another test left.
  const all = [await showViewer({ file: invoiceFile() }), await showViewer({ file: invoiceFile() })]
  await expect.poll(() => document.querySelectorAll('[data-page="0"] canvas').length).toBe(2)
  expect(living.size).toBeGreaterThan(0)
  for (const { unmount } of all) await unmount()
  await expect.poll(() => living.size).toBeLessThanOrEqual(1)
  expect(document.querySelectorAll('canvas:not(.hiddenCanvasElement)')).toHaveLength(0)
  const startedForNext = async () => {
    const before = started
    const { unmount } = await showViewer({ file: invoiceFile() })
    await paintedPage(1)
    await unmount()
    return started - before
  }
  await expect.poll(startedForNext).toBe(0)
  await expect.poll(() => living.size).toBeLessThanOrEqual(1)
  vi.unstubAllGlobals()
})

test('a worker that does not start is told of, also when that was known before the file came', async () => {
  const Original = Worker
  let isBroken = false
  const broke = Promise.withResolvers<void>()
  vi.stubGlobal(
    'Worker',
    class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(isBroken ? '/nothing-here.mjs' : url, options)
        this.addEventListener('error', () => broke.resolve())
      }
    },
  )
  // It takes the worker that may have been left by another.
  const { unmount } = await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  isBroken = true
  const content = writePdf(numberedPages(1))
  await showViewer({ file: fileOf(broke.promise.then(() => content)) })
  await expect.element(page.getByText('Het document is niet geladen')).toBeVisible()
  isBroken = false
  await button('Opnieuw proberen').click()
  await expect.element(page.getByText('Dit is pagina 1')).toBeInTheDocument()
  await unmount()
  vi.unstubAllGlobals()
})

test('an abandoned document is no longer loaded', async () => {
  const signals: AbortSignal[] = []
  const load = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<ArrayBuffer>(() => {})
  }
  const { unmount } = await showViewer({ file: { ...invoiceFile(), load } })
  await expect.element(page.getByText('Document laden…')).toBeVisible()
  await unmount()
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})
