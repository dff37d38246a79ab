import type { AnnualReportDocument, ReportLine } from './annual-report-document.ts'
import type { InvoiceDocument, InvoiceDocumentLine, VatReturnDocument } from './document.ts'

/** A finished invoice of a made-up studio, as a test needs it: give what differs. */
export function sampleInvoice(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    kind: 'invoice',
    number: '2026-0042',
    date: '2026-11-20',
    dueDate: '2026-12-20',
    supplyPeriod: 'oktober 2026',
    reference: 'PO-88213',
    seller: {
      name: 'Studio Noord',
      addressLines: ['Spaarne 14', '2011 CH Haarlem'],
      country: null,
      kvkNumber: '64012345',
      vatNumber: 'NL002455799B11',
      iban: 'NL20INGB0001234567',
      bic: 'INGBNL2A',
      email: 'hallo@studionoord.example',
      phone: '023 555 01 23',
      website: 'studionoord.example',
    },
    buyer: {
      name: 'Gemeente Haarlem',
      attention: 'Crediteuren',
      addressLines: ['Grote Markt 2', '2011 RD Haarlem'],
      country: null,
      vatNumber: null,
    },
    layout: { accentColour: '#005f73', logo: null, footer: null },
    lines: [
      sampleLine({ description: 'Ontwerp bewegwijzering, oktober\n18:30 uur van project Bewegwijzering' }),
      sampleLine({
        description: 'Drukproeven',
        quantity: '3',
        unit: 'stuks',
        unitPrice: '59.1667',
        amountCents: 17_750,
      }),
    ],
    pricesIncludeVat: false,
    discountCents: 0,
    vat: [{ label: '21%', baseCents: 175000, vatCents: 36750 }],
    netCents: 175000,
    vatCents: 36750,
    grossCents: 211750,
    mentions: [],
    note: null,
    paymentText: 'Graag binnen 30 dagen op NL20 INGB 0001 2345 67, onder vermelding van 2026-0042.',
    epcPayload: 'BCD\n002\n1\nSCT\nINGBNL2A\nStudio Noord\nNL20INGB0001234567\nEUR2117.50\n\n\n2026-0042\n',
    creditsNumber: null,
    ...changes,
  }
}

/** 18,5 hours at 85 euro. */
export function sampleLine(changes: Partial<InvoiceDocumentLine> = {}): InvoiceDocumentLine {
  return {
    description: 'Ontwerp bewegwijzering',
    quantity: '18.5',
    unit: 'uur',
    unitPrice: '85',
    discountPercent: null,
    vatLabel: '21%',
    amountCents: 157_250,
    ...changes,
  }
}

/** A filed quarter that ends in something to pay. */
export function sampleVatReturn(changes: Partial<VatReturnDocument> = {}): VatReturnDocument {
  return {
    company: {
      name: 'Studio Noord',
      addressLines: ['Spaarne 14', '2011 CH Haarlem'],
      country: null,
      vatNumber: 'NL002455799B11',
    },
    period: { label: '3e kwartaal 2026', start: '2026-07-01', end: '2026-09-30' },
    boxes: [
      { box: '1a', baseEuros: 21450, vatEuros: 4504 },
      { box: '1b', baseEuros: 1200, vatEuros: 108 },
      { box: '1c', baseEuros: 0, vatEuros: 0 },
      { box: '1d', baseEuros: 0, vatEuros: 0 },
      { box: '1e', baseEuros: 350, vatEuros: null },
      { box: '2a', baseEuros: 0, vatEuros: 0 },
      { box: '3a', baseEuros: 0, vatEuros: null },
      { box: '3b', baseEuros: 1800, vatEuros: null },
      { box: '3c', baseEuros: 0, vatEuros: null },
      { box: '4a', baseEuros: 0, vatEuros: 0 },
      { box: '4b', baseEuros: 240, vatEuros: 50 },
      { box: '5a', baseEuros: null, vatEuros: 4662 },
      { box: '5b', baseEuros: null, vatEuros: 1033 },
      { box: '5g', baseEuros: null, vatEuros: 3629 },
    ],
    handedInOn: '2026-10-14',
    filedBy: 'Eva Visser',
    ...changes,
  }
}

/** A closed year of a one-person business: 1,000.00 sold, 99.00 spent, 2,500.00 taken out. */
export function sampleAnnualReport(changes: Partial<AnnualReportDocument> = {}): AnnualReportDocument {
  const none: ReportLine['accounts'] = []
  const bank = { number: '1100', name: 'Bank', amountsCents: [740_100, 100_000] as const }
  return {
    company: {
      name: 'Studio Noord',
      addressLines: ['Spaarne 14', '2011 CH Haarlem'],
      country: null,
      kvkNumber: '12345678',
      vatNumber: 'NL002455799B11',
    },
    layout: { accentColour: '#1f6f5c', logo: null },
    year: { name: '2025', from: '2025-01-01', to: '2025-12-31', isClosed: true },
    yearBefore: { name: '2024', to: '2024-12-31' },
    madeOn: '2026-01-20',
    balanceSheet: [
      { level: 'group', label: 'Liquide middelen', amountsCents: [740_100, 100_000], accounts: [bank] },
      { level: 'result', label: 'Totaal activa', amountsCents: [740_100, 100_000], accounts: none },
    ],
    profitAndLoss: [
      {
        level: 'group',
        label: 'Netto-omzet',
        amountsCents: [100_000, 0],
        accounts: [{ number: '8000', name: 'Omzet hoog', amountsCents: [100_000, 0] }],
      },
      { level: 'subtotal', label: 'Som der kosten', amountsCents: [9_900, 0], accounts: none },
      { level: 'result', label: 'Winst', amountsCents: [90_100, 0], accounts: none },
    ],
    equity: [
      { level: 'group', label: 'Aan het begin van het jaar', amountsCents: [900_000, 900_000], accounts: none },
      {
        level: 'group',
        label: 'Gestort, opgenomen en andere mutaties',
        amountsCents: [-250_000, 0],
        accounts: [{ number: '0520', name: 'Privéopnamen', amountsCents: [-250_000, 0] }],
      },
      { level: 'result', label: 'Aan het eind van het jaar', amountsCents: [740_100, 900_000], accounts: none },
    ],
    turnover: [
      { label: '3e kwartaal 2025', isFiled: true, isSum: false, amountsCents: [0, 0, 0, 0, 0, 0] },
      { label: '4e kwartaal 2025', isFiled: false, isSum: false, amountsCents: [100_000, 100_000, 0, 0, 0, 0] },
      { label: 'Samen 2025', isFiled: true, isSum: true, amountsCents: [100_000, 100_000, 0, 0, 0, 0] },
    ],
    vat: [
      { label: '3e kwartaal 2025', isFiled: true, isSum: false, amountsCents: [0, 0, 0, 0, 0, 0] },
      { label: '4e kwartaal 2025', isFiled: false, isSum: false, amountsCents: [21_000, 0, 0, 21_000, 0, 0] },
      { label: 'Samen 2025', isFiled: true, isSum: true, amountsCents: [21_000, 0, 0, 21_000, 0, 0] },
    ],
    assets: [
      {
        account: '0200 Inventaris',
        rows: [
          {
            label: 'Laptop',
            inUseOn: '2025-04-01',
            costCents: 199_900,
            amountsCents: [0, 199_900, 29_985, 0, 169_915],
          },
          { label: 'Bureau', inUseOn: '2023-01-01', costCents: 60_000, amountsCents: [36_000, 0, 6000, 30_000, 0] },
        ],
        sum: {
          label: 'Samen',
          inUseOn: null,
          costCents: null,
          amountsCents: [36_000, 199_900, 35_985, 30_000, 169_915],
        },
      },
    ],
    assetNotes: ['KIA 2025 (artikel 3.41 Wet IB 2001): tot en met € 2.900 niets.'],
    ...changes,
  }
}
