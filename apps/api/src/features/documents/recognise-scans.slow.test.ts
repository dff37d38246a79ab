import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromRaw, toPicture } from '../../recognition/picture.ts'
import { blank, photoOf, pngOf, scanOf } from '../../recognition/scan.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, done, Inbox, invoicePage, scanned, scannedWords } from './documents.test-support.ts'

// Letters are recognised here, seconds a page; that a scan is recognised at all is held in the quick lane.
let server: KloptTestServer
let inbox: Inbox
beforeAll(async () => {
  server = await createTestServer()
  inbox = await Inbox.open(server)
})
afterAll(() => server.stop())

describe('a scan', () => {
  test('in a PDF is recognised beside a page with text', async () => {
    const scan = await scanOf(aPdf())
    const document = await inbox.read(aPdf({ pages: [invoicePage, { scan }] }))
    expect(document).toMatchObject({ recognition: done, pageCount: 2 })
    const { words: found } = await inbox.ocr(document.fileId)
    const onScan = found.filter(({ page }) => page === 1).map(({ text }) => text)
    expect(scanned(onScan)).toEqual(scannedWords)
  })

  test.each([6, 3] as const)(
    'by a camera that was held otherwise (EXIF %i), and askew, is read upright',
    async (exif) => {
      const photo = await photoOf(await scanOf(aPdf()), exif, 2)
      const document = await inbox.read(photo, 'foto.jpg')
      expect(scanned(await inbox.words(document.fileId))).toEqual(scannedWords)
      const [left, right] = [
        await inbox.placeOf(document.fileId, 'Subtotaal'),
        await inbox.placeOf(document.fileId, '100,00'),
      ]
      // Two degrees clockwise: to the right of the same line is lower.
      const slope = ((right.y - left.y) * 3604) / ((right.x - left.x) * 2601)
      expect(Math.atan(slope) * (180 / Math.PI)).toBeCloseTo(2, 0)
    },
  )

  test.each([90, 180, 270] as const)(
    'that lies turned by %i degrees is read, with words where they are seen',
    async (turn) => {
      const lying = await toPicture(fromRaw(await scanOf(aPdf())).rotate(turn))
      const document = await inbox.read(await pngOf(lying), 'scan.png')
      expect(document.summary).toMatchObject({ invoiceDate: '2026-06-12', grossCents: 12_100 })
      const { x, y } = await inbox.placeOf(document.fileId, 'Papierhandel')
      const [across, down] = [115 / 595, 67 / 842]
      const seen = { 90: [1 - down, across], 180: [1 - across, 1 - down], 270: [down, 1 - across] } as const
      expect(Math.abs(x - seen[turn][0])).toBeLessThan(0.02)
      expect(Math.abs(y - seen[turn][1])).toBeLessThan(0.02)
    },
  )

  test('of 600 dpi and one of 100 dpi are read at a size that suits', async () => {
    const scan = await scanOf(aPdf())
    for (const width of [4960, 827]) {
      const picture = await fromRaw(scan).resize({ width }).png({ compressionLevel: 1 }).toBuffer()
      const document = await inbox.read(picture, `${width}.png`)
      expect(scanned(await inbox.words(document.fileId))).toEqual(scannedWords)
    }
  })
})

test('a picture of 10,000 by 10,000 pixels is read in small', async () => {
  const document = await inbox.read(await blank(10_000), 'groot.png')
  expect(document.recognition).toEqual(done)
  expect(await inbox.words(document.fileId)).toEqual([])
})

describe('a document', () => {
  test('of 500 pages is done, with the words of its first 50', async () => {
    const pages = Array.from({ length: 500 }, (_, index) => ({
      texts: [{ text: `Bladzijde ${index + 1} van het grote boek`, x: 60, y: 700 }],
    }))
    const document = await inbox.read(aPdf({ pages }))
    expect(document).toMatchObject({ recognition: done, pageCount: 500 })
    const { words } = await inbox.ocr(document.fileId)
    expect(new Set(words.map(({ page }) => page)).size).toBe(50)
    expect(Math.max(...words.map(({ page }) => page))).toBe(49)
  })
})
