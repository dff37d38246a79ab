import { PAPER_LANGUAGES, PAPER_LAYOUTS } from '@klopt/bookkeeping/paper'
import { describe, expect, test, vi } from 'vitest'
import { sharedPdf } from '../testing/shared-processes.ts'
import type { InvoiceDocument, Logo } from './index.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { sampleInvoice, sampleLine } from './sample-documents.test-support.ts'
import { overlapping, textPlaces } from './text-places.test-support.ts'

// Each renderer starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const renderer = sharedPdf()

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleLine({ description: `Regel ${index + 1}.`, amountCents: 100_000 }))

/** As wide or as tall as none should be. */
const logoOf = (width: number, height: number): Logo => ({
  mimeType: 'image/svg+xml',
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`,
  ),
})

const longest = {
  seller: {
    ...sampleInvoice().seller,
    name: 'Vereniging van Eigenaars Appartementencomplex Nieuwe Prinsengracht Noord',
  },
  buyer: { ...sampleInvoice().buyer, name: 'Stichting Samenwerkende Bibliotheken in de Provincie Noord-Holland' },
  reference: 'Inkooporder-2026-88213-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789-0123456789',
}

const longAddresses = {
  seller: {
    ...longest.seller,
    addressLines: [
      'Burgemeester van Haersma Buma van Oldenbarneveltlaan 1234-bis',
      '2011 CH Nieuwerkerk aan den IJssel-Capelle',
    ],
    email: 'administratie.debiteuren@appartementencomplex-nieuwe-prinsengracht.example',
    website: 'www.appartementencomplex-nieuwe-prinsengracht-noord.example',
  },
  buyer: {
    ...longest.buyer,
    attention: 'Afdeling Crediteurenadministratie en Inkoop, mevrouw Van der Westhuizen-Oosterbaan',
    addressLines: [
      'Van Hogendorp-Van Limburg Stirumstraat 1234 verdieping 3, kamer 12',
      '2011 RD Sint-Oedenrode-Buitengebied Noord',
    ],
  },
}
const longLine = sampleLine({
  description: `Inrichting van de tentoonstelling in de grote zaal van het museum\n${'woordzonderspaties'.repeat(6)}`,
  quantity: '1234567.123',
  unit: 'kilowattuur',
  unitPrice: '123456.7891',
  amountCents: 9_999_999_999,
})

describe.each(PAPER_LAYOUTS)('the layout %s', (paperLayout) => {
  const bytesOf = (changes: Partial<InvoiceDocument>, logo: Logo | null = null) =>
    renderer.renderInvoice(
      sampleInvoice({ ...changes, layout: { accentColour: '#7a1f3d', logo, footer: 'Dank je wel', paperLayout } }),
    )
  const read = async (changes: Partial<InvoiceDocument> = {}, logo: Logo | null = null) =>
    readPdf(await bytesOf(changes, logo))

  test.each(PAPER_LANGUAGES)('is a tagged PDF/A-3 that shows all the law asks for, in %s', async (language) => {
    const bytes = await bytesOf({ language, mentions: ['Btw verlegd'], note: 'Bedankt' })
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>A</)
    const { pages, roles, pictures } = await readPdf(bytes)
    expect(pages).toHaveLength(1)
    for (const text of [
      '2026-0042', 'PO-88213', 'Studio Noord', 'Spaarne 14', '64012345', 'NL002455799B11', 'NL20 INGB 0001 2345 67',
      'Gemeente Haarlem', 'Grote Markt 2', '2011 RD Haarlem', 'Ontwerp bewegwijzering, oktober', 'uur', '21%',
      'Btw verlegd', 'Bedankt', 'Dank je wel',
    ]) expect(pages[0]?.replaceAll('\n', ' ')).toContain(text) // prettier-ignore
    // What it comes to, however the language writes it.
    for (const figures of [
      /18[.,]5/,
      /85[.,]00/,
      /59[.,]1667/,
      /1[.,]572[.,]50/,
      /1[.,]750[.,]00/,
      /367[.,]50/,
      /2[.,]117[.,]50/,
    ])
      expect(pages[0]).toMatch(figures)
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD', 'Figure']))
    expect(pictures).toHaveLength(1)
  })

  test('carries the total from page to page, under a repeated head, with numbered pages', async () => {
    const { pages } = await read({ lines: numbered(120) })
    expect(pages.length).toBeGreaterThan(1)
    let printed = 0
    for (const [index, page] of pages.entries()) {
      const before = printed
      printed += page.match(/Regel \d+\./g)?.length ?? 0
      const carried = [...(before > 0 && before < 120 ? [before] : []), ...(printed < 120 ? [printed] : [])]
      const transports = Array.from(page.matchAll(/Transport\s*([\d.,]+)/g), ([, amount]) => amount)
      expect(transports.toSorted()).toEqual(carried.map((count) => `${count}.000,00`).toSorted())
      expect(page.includes('Omschrijving')).toBe(printed > before)
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
    }
    expect(printed).toBe(120)
  })

  test.each([6, 7, 8, 9, 28, 33, 34, 35, 36, 37, 38, 39])(
    'keeps the totals of %i lines with the last line and the QR code',
    async (count) => {
      const { pages } = await read({ lines: numbered(count) })
      expect(pages.at(-1)).toMatch(new RegExp(`Regel ${count}\\.[^]*Te betalen[^]*Scan met`))
    },
  )

  test('is marked as a concept, and drawn without lines, as an editor begins with', async () => {
    expect((await read({ number: null })).pages[0]).toContain('CONCEPT')
    expect((await read({ lines: [], vat: [], netCents: 0, grossCents: 0 })).pages[0]).toContain('0,00')
  })

  test.each([
    [2000, 40],
    [40, 2000],
  ])('holds long names beside a logo of %i by %i', async (width, height) => {
    const { pages, pictures } = await read(longest, logoOf(width, height))
    expect(pages).toHaveLength(1)
    const text = pages.join('').replace(/[\s\u200b]/g, '')
    for (const whole of [longest.seller.name, longest.buyer.name, longest.reference])
      expect(text).toContain(whole.replaceAll(' ', ''))
    expect(pictures).toContain(`Logo van ${longest.seller.name}`)
  })

  test.each(PAPER_LANGUAGES)('keeps long names and addresses apart and within its margins, in %s', async (language) => {
    const changes = { ...longest, ...longAddresses, language, lines: [...sampleInvoice().lines, longLine] }
    const places = await textPlaces(await bytesOf(changes))
    expect(overlapping(places)).toEqual([])
    const marginPoints = paperLayout === 'compact' ? 39.6 : 56.6
    expect(places.filter(({ left }) => left < marginPoints)).toEqual([])
    // A space at the end of a line hangs over it.
    expect(places.filter(({ right }) => right > 595.3 - marginPoints + 2.5)).toEqual([])
  })
})

test('a compact invoice takes fewer pages than a letter, and a spacious one more', async () => {
  const lengths = await Promise.all(
    (['compact', 'classic', 'spacious'] as const).map(async (paperLayout) => {
      const layout = { ...sampleInvoice().layout, paperLayout }
      return (await readPdf(await renderer.renderInvoice(sampleInvoice({ layout, lines: numbered(100) })))).pages.length
    }),
  )
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  expect(new Set(lengths).size).toBe(3)
})
