import { describe, expect, test, vi } from 'vitest'
import { sharedPdf } from '../testing/shared-processes.ts'
import type { AnnualReportDocument } from './annual-report-document.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { sampleAnnualReport } from './sample-documents.test-support.ts'

// Each renderer starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const renderer = sharedPdf()
const pagesOf = async (changes: Partial<AnnualReportDocument> = {}) =>
  readPdf(await renderer.renderAnnualReport(sampleAnnualReport(changes)))

describe('the annual report as PDF', () => {
  test('has a cover that says what it is not, and the pages with their numbers', async () => {
    const { pages, title } = await pagesOf()
    expect(title).toBe('Jaarrapport 2025 van Studio Noord')
    expect(pages).toHaveLength(6)
    for (const text of [
      'Jaarrapport 2025',
      'Studio Noord',
      '01-01-2025 t/m 31-12-2025',
      'Afgesloten',
      'Balans op 31-12-2025',
    ])
      expect(pages[0]).toContain(text)
    expect(pages[0]?.replaceAll(/\s+/g, ' ')).toMatch(
      /geen jaarrekening.*geen verklaring van een accountant.*niet bedoeld om te deponeren bij de Kamer van Koophandel/,
    )
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${index + 1} van 6`)
      expect(page).toContain('Geen jaarrekening, geen accountantsverklaring en geen deponering bij de KvK.')
    }
  })

  test('shows each account with last year beside it, sums, and a dash for nothing', async () => {
    const { pages } = await pagesOf()
    expect(pages[1]).toMatch(/31-12-2025\s+31-12-2024/)
    expect(pages[1]).toMatch(/1100\s+Bank\s+7\.401,00\s+1\.000,00/)
    expect(pages[1]).toMatch(/Totaal activa\s+7\.401,00\s+1\.000,00/)
    expect(pages[2]).toMatch(/Omzet hoog\s+1\.000,00\s+–/)
    expect(pages[3]).toMatch(/Privéopnamen\s+−2\.500,00\s+–/)
  })

  test('shows how each asset went over the year, by account with its sum', async () => {
    const { pages } = await pagesOf()
    expect(pages[4]).toMatch(/0200 Inventaris/)
    expect(pages[4]).toMatch(/Laptop\s+01-04-2025\s+1\.999,00\s+–\s+1\.999,00\s+299,85\s+–\s+1\.699,15/)
    expect(pages[4]).toMatch(/Samen\s+360,00\s+1\.999,00\s+359,85\s+300,00\s+1\.699,15/)
    expect(pages[4]).toMatch(/Voor de belastingaangifte\s+KIA 2025 \(artikel 3\.41 Wet IB 2001\)/)
  })

  test('lays the ledger beside the returns, and says which was not filed yet', async () => {
    const { pages } = await pagesOf()
    expect(pages[5]).toContain('Aansluiting van de btw')
    expect(pages[5]).toMatch(/4e kwartaal 2025\s+\(nog\s+niet\s+gedaan\)/)
    expect(pages[5]).toMatch(/Samen 2025\s+1\.000,00\s+1\.000,00/)
  })

  test('says that a year is not closed yet', async () => {
    const { year } = sampleAnnualReport()
    const { pages } = await pagesOf({ year: { ...year, isClosed: false } })
    expect(pages[0]).toContain('Voorlopig, nog niet afgesloten')
  })

  test('runs on over pages with its head, with long names and many accounts', async () => {
    const [first] = sampleAnnualReport().profitAndLoss
    const many = Array.from({ length: 90 }, (_value, index) => ({
      number: String(4000 + index),
      name:
        index === 3
          ? 'Een rekening met een naam die zo lang is dat hij niet op een regel past en verder loopt'
          : 'Kosten',
      amountsCents: [12_345_678_900, -1] as const,
    }))
    const lines = first ? [{ ...first, accounts: many }] : []
    const { pages } = await pagesOf({ profitAndLoss: lines })
    expect(pages).toHaveLength(7)
    expect(pages.at(3)).toMatch(/2025\s+2024/)
    expect(pages.join('').match(/123\.456\.789,00/g)).toHaveLength(90)
  })

  test('of a first year in which nothing was booked is drawn as well', async () => {
    const nothing = {
      balanceSheet: [],
      profitAndLoss: [],
      equity: [],
      turnover: [],
      vat: [],
      assets: [],
      assetNotes: [],
    }
    const { pages } = await pagesOf(nothing)
    expect(pages).toHaveLength(5)
    expect(pages[4]).toContain('Aansluiting van de btw')
  })

  test('of a year without VAT returns says so in a line, beside what the year before came to', async () => {
    const { vat, turnover } = sampleAnnualReport()
    const without = 'In 2025 waren er geen btw-aangiftes.'
    expect((await pagesOf()).pages[5]).not.toContain(without)
    const { pages } = await pagesOf({ vat: [], turnover: [] })
    const page = pages[5]?.replaceAll(/\s+/g, ' ')
    expect(page).toContain(without)
    for (const text of ['per aangifteperiode', 'Omzet', 'Grootboek', 'Onverklaard']) expect(page).not.toContain(text)
    const ofBefore = (rows: typeof vat) =>
      rows.filter(({ isSum }) => isSum).map((row) => ({ ...row, label: 'Samen 2024' }))
    const before = await pagesOf({ vat: ofBefore(vat), turnover: ofBefore(turnover) })
    const beside = before.pages[5]?.replaceAll(/\s+/g, ' ')
    for (const text of [without, 'per aangifteperiode', 'Samen 2024']) expect(beside).toContain(text)
  })

  test('gives equal bytes for equal figures', async () => {
    const draw = () => renderer.renderAnnualReport(sampleAnnualReport())
    expect(Buffer.compare(await draw(), await draw())).toBe(0)
  })
})
