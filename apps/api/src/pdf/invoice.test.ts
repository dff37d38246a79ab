import { describe, expect, test, vi } from 'vitest'
import { sharedPdf } from '../testing/shared-processes.ts'
import { createPdfRenderer, type InvoiceDocument, type Logo } from './index.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { sampleInvoice, sampleLine } from './sample-documents.test-support.ts'

// Each renderer starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const HOSTILE = '#import "x": * $a$ *b* _c_ @d \\e `f` <g> // h /* i #sys.inputs'
const QR_CODE = 'QR-code om deze factuur te betalen'

const renderer = sharedPdf()

const read = async (changes: Partial<InvoiceDocument> = {}) =>
  readPdf(await renderer.renderInvoice(sampleInvoice(changes)))
const textOf = async (changes: Partial<InvoiceDocument>) => (await read(changes)).pages.join('\n')

describe('invoice PDF', () => {
  test('shows all that the law asks for, and what is to be paid', async () => {
    const { pages } = await read({ mentions: ['Btw verlegd'], note: 'Bedankt voor de opdracht' })
    expect(pages).toHaveLength(1)
    for (const text of [
      'Factuur', '2026-0042', '20-11-2026', '20-12-2026', 'oktober 2026', 'PO-88213', 'Studio Noord', 'Spaarne 14',
      'KvK 64012345', 'btw NL002455799B11', 'NL20 INGB 0001 2345 67', 'Gemeente Haarlem', 't.a.v. Crediteuren',
      'Ontwerp bewegwijzering, oktober', '18,5', 'uur', '85,00', '21%', '1.572,50', 'Totaal exclusief btw', '1.750,00',
      'Btw 21% over 1.750,00', '367,50', 'Te betalen', '2.117,50', 'Btw verlegd', 'Bedankt voor de opdracht',
      'Scan met je bank-app om te betalen.',
    ]) expect(pages[0]).toContain(text) // prettier-ignore
    expect(pages[0]).not.toMatch(/Pagina|Transport|CONCEPT/)
  })

  test('has a QR code when there is something to scan, and none otherwise', async () => {
    expect((await read()).pictures).toEqual([QR_CODE])
    const without = await read({ epcPayload: null })
    expect(without.pictures).toEqual([])
    expect(without.pages[0]).not.toContain('Scan met')
  })

  test('is marked as a concept as long as it has no number', async () => {
    const text = await textOf({ number: null })
    expect(text).toContain('CONCEPT')
    expect(text).toMatch(/Factuurnummer\s*concept/)
  })

  test('draws an invoice without lines, as an editor begins with', async () => {
    expect(await textOf({ lines: [], vat: [], netCents: 0, grossCents: 0 })).toContain('0,00')
  })

  test('is a tagged PDF/A-3 in Dutch with a title, an author and the date of the document', async () => {
    const bytes = await renderer.renderInvoice(sampleInvoice())
    const pdf = await readPdf(bytes)
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>A</)
    expect(pdf).toMatchObject({
      title: 'Factuur 2026-0042 van Studio Noord',
      author: 'Studio Noord',
      language: 'nl-NL',
    })
    expect(pdf.created).toMatch(/^D:20261120/)
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD', 'Figure']))
  })

  test('is in the language of its customer, for who sees it and for who hears it read', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => sampleLine({ description: `Item ${index + 1}.` }))
    const english = await read({ language: 'en', number: null, lines })
    expect(english).toMatchObject({ language: 'en-GB', title: 'Invoice draft of Studio Noord' })
    expect(english.pictures).toContain('QR code to pay this invoice')
    const text = english.pages.join('\n')
    for (const word of [
      'DRAFT',
      'Description',
      'Quantity',
      'Carried forward',
      'Page 1 of 2',
      'Scan with your banking app',
    ])
      expect(text).toContain(word)
    const german = await read({ language: 'de', kind: 'credit_invoice', epcPayload: null })
    expect(german.language).toBe('de-DE')
    for (const word of ['Rechnungskorrektur', 'Beschreibung', 'Menge', '20.11.2026', 'Summe der Korrektur'])
      expect(german.pages[0]).toContain(word)
  })

  test('gives equal bytes for an equal document, also from another renderer', async () => {
    const other = createPdfRenderer()
    try {
      const first = await renderer.renderInvoice(sampleInvoice())
      await renderer.renderInvoice(sampleInvoice({ number: '2026-0099' }))
      expect(Buffer.compare(first, await renderer.renderInvoice(sampleInvoice()))).toBe(0)
      expect(Buffer.compare(first, await other.renderInvoice(sampleInvoice()))).toBe(0)
    } finally {
      await other.close()
    }
  })

  test('carries the total from page to page, under a repeated head, with numbered pages', async () => {
    const lines = Array.from({ length: 80 }, (_, index) =>
      sampleLine({ description: `Regel ${index + 1}.`, amountCents: 100_000 }),
    )
    const { pages } = await read({ lines })
    expect(pages.length).toBeGreaterThan(2)
    let printed = 0
    for (const [index, page] of pages.entries()) {
      const before = printed
      printed += page.match(/Regel \d+\./g)?.length ?? 0
      const carried = [...(before > 0 && before < 80 ? [before] : []), ...(printed < 80 ? [printed] : [])]
      const transports = Array.from(page.matchAll(/Transport\s*([\d.,]+)/g), ([, amount]) => amount)
      expect(transports.toSorted()).toEqual(carried.map((count) => `${count}.000,00`).toSorted())
      expect(page.includes('Omschrijving')).toBe(printed > before)
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
      expect(page).toContain(index === 0 ? 'Vervaldatum' : 'Factuur 2026-0042')
    }
    expect(printed).toBe(80)
  })

  test.each(Array.from({ length: 12 }, (_, index) => index + 12))(
    'keeps the totals of %i lines with the last line and the QR code',
    async (count) => {
      const lines = Array.from({ length: count }, (_, index) => sampleLine({ description: `Regel ${index + 1}.` }))
      const { pages } = await read({ lines })
      expect(pages.at(-1)).toMatch(new RegExp(`Regel ${count}\\.[^]*Te betalen[^]*Scan met`))
    },
  )
})

describe("a user's text in the PDF", () => {
  test('is never read as markup, wherever it stands', async () => {
    const seller = { ...sampleInvoice().seller, name: HOSTILE }
    const buyer = { ...sampleInvoice().buyer, name: HOSTILE, attention: HOSTILE, addressLines: [HOSTILE] }
    const lines = [sampleLine({ description: `${HOSTILE}\n${HOSTILE}`, unit: HOSTILE, vatLabel: HOSTILE })]
    const layout = { ...sampleInvoice().layout, footer: HOSTILE }
    const texts = { number: HOSTILE, reference: HOSTILE, note: HOSTILE, mentions: [HOSTILE], paymentText: HOSTILE }
    const pdf = await read({ ...texts, seller, buyer, lines, layout })
    expect(pdf).toMatchObject({ author: HOSTILE, title: `Factuur ${HOSTILE} van ${HOSTILE}` })
    const squeezed = (text: string) => text.replace(/[\s\u200b]/g, '')
    const copies = squeezed(pdf.pages.join('')).split(squeezed(HOSTILE)).length - 1
    expect(copies).toBeGreaterThanOrEqual(12)
  })

  test('keeps accents, Greek, Cyrillic, Hebrew, Arabic and emoji, and marks what no font has', async () => {
    const text = await textOf({ note: 'Zoë Čapek Ωμέγα Привет שלום مرحبا 🎉 漢字' })
    for (const part of ['Zoë Čapek Ωμέγα Привет', 'שלום', '🎉', '□□']) expect(text).toContain(part)
  })

  test('breaks a word of 300 letters within its column', async () => {
    const { pages } = await read({ lines: [sampleLine({ description: 'W'.repeat(300) })] })
    const longest = Math.max(
      ...Array.from(pages.join('').matchAll(/[W\u200b]+/g), ([run]) => run.replace(/\u200b/g, '').length),
    )
    expect(pages.join('').match(/W/g)).toHaveLength(300)
    expect(longest).toBeLessThan(60)
  })
})

describe('a logo in the PDF', () => {
  const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
  const svg = (width: number, height: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`,
    )
  const logos: [string, Logo][] = [
    ['PNG', { mimeType: 'image/png', bytes: base64(png()) }],
    ['JPEG', { mimeType: 'image/jpeg', bytes: base64(jpeg()) }],
    ['wide SVG', { mimeType: 'image/svg+xml', bytes: svg(900, 30) }],
    ['tall SVG', { mimeType: 'image/svg+xml', bytes: svg(30, 900) }],
  ]

  test.each(logos)('replaces the large name: %s', async (_kind, logo) => {
    await renderer.checkLogo(logo)
    const { pictures, pages } = await read({ layout: { ...sampleInvoice().layout, logo } })
    expect(pictures).toEqual(['Logo van Studio Noord', QR_CODE])
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Studio Noord')
  })

  test('is that of the document, not of the one before', async () => {
    const draw = (width: number) =>
      renderer.renderInvoice(
        sampleInvoice({
          layout: { ...sampleInvoice().layout, logo: { mimeType: 'image/svg+xml', bytes: svg(width, 30) } },
        }),
      )
    const first = await draw(60)
    expect(Buffer.compare(await draw(90), first)).not.toBe(0)
    expect(Buffer.compare(await draw(60), first)).toBe(0)
  })

  test.each(['/etc/hostname.png', '../document.ts', 'file:///etc/hostname.png'])(
    'cannot bring in the file %s of the server',
    async (href) => {
      const linking = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${href}" width="9" height="9"/></svg>`
      const logo: Logo = { mimeType: 'image/svg+xml', bytes: Buffer.from(linking) }
      await expect(renderer.checkLogo(logo)).rejects.toMatchObject({
        reason: 'document',
        message: expect.stringMatching(/not allowed|access denied/),
      })
    },
  )

  test('is refused beforehand when documents cannot carry it', async () => {
    const logo: Logo = { mimeType: 'image/jpeg', bytes: base64(png()) }
    await expect(renderer.checkLogo(logo)).rejects.toMatchObject({ reason: 'document' })
  })
})

describe('invoice SVG', () => {
  test('shows the pages of the PDF as one drawing', async () => {
    const svg = await renderer.renderInvoiceSvg(sampleInvoice())
    expect(svg).toMatch(/^<svg [^>]*viewBox/)
    expect(svg).not.toContain('<script')
  })

  test.each(['#ffff00', '#00ff00', '#ffffff', '#00ffff'])(
    'keeps all text readable with %s as accent',
    async (accentColour) => {
      const layout = { ...sampleInvoice().layout, accentColour }
      const svg = await renderer.renderInvoiceSvg(sampleInvoice({ layout, number: null }))
      const colours = new Set(Array.from(svg.matchAll(/fill="(#[0-9a-f]{6})"/g), ([, colour = '']) => colour))
      colours.delete('#ffffff')
      expect(colours.size).toBeGreaterThan(2)
      expect([...colours].filter((colour) => contrastOnWhite(colour) < 4.5)).toEqual([])
    },
  )
})

/** The contrast of WCAG 2.2 between a colour and white. */
function contrastOnWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** Six by two pixels. */
function png(): string {
  return 'iVBORw0KGgoAAAANSUhEUgAAAAYAAAACAQMAAABBkz8dAAAAA1BMVEXoXQQI81vCAAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC'
}

function jpeg(): string {
  return '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAACAAYBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AJ//Z'
}
