import { billOf, sum, type Goods } from '../bill.ts'
import { addressLines, start, truthOf, type Layout } from '../layout.ts'
import type { Fact, Sheet } from '../sheet.ts'

const goods: readonly Goods[] = [
  { description: 'AFWASMIDDEL', cents: [119, 349], ratePercent: 21, most: 2 },
  { description: 'KOFFIE FILTERM', cents: [449, 899], ratePercent: 9, most: 3 },
  { description: 'MUURVERF WIT 10L', cents: [3499, 7999], ratePercent: 21, most: 2 },
  { description: 'KWAST PLAT 50MM', cents: [299, 899], ratePercent: 21, most: 3 },
  { description: 'SCHILDERSTAPE', cents: [349, 749], ratePercent: 21, most: 4 },
  { description: 'HALFV. MELK', cents: [99, 189], ratePercent: 9, most: 6 },
  { description: 'STATIEGELD', cents: [15, 60], ratePercent: 0, most: 1 },
  { description: 'SCHROEVEN 4X40', cents: [499, 1299], ratePercent: 21, most: 2 },
]

const letters: Readonly<Record<number, string>> = { 21: 'B', 9: 'A', 0: 'C' }

/** A roll of thermal paper: prices include VAT, the numbers of the till stand close together, cash and change below. */
export const till: Layout = {
  name: 'till',
  write(random) {
    const base = start(random, ['BOUWHAL ALMELO', 'SUPER DE HOEK', 'DOEHETZELF MARKT GOUDA'], {
      figures: ['plain', 'plain', 'dots'],
      currencies: ['EUR ', '€ ', '€'],
      dates: ['dashes', 'two-digit year', 'slashes', 'dashes'],
    })
    const { ink, supplier, own } = base
    const bill = billOf(random, goods, { count: random.int(3, 7), inclusive: true })
    const isCash = random.chance(0.4)
    const givenCents = Math.ceil(bill.grossCents / 2000) * 2000
    const number = random.pick(['Bonnummer', 'Bonnr.', 'Bon nr', 'Kassabon', 'Factuurnr.'])
    const time = `${random.int(10, 18)}:${random.int(10, 59)}`
    const paid: Fact[] = isCash
      ? [
          ['CONTANT', ink.amount(givenCents)],
          ['WISSELGELD', ink.amount(givenCents - bill.grossCents)],
        ]
      : [[random.pick(['PIN', 'MAESTRO', 'BANKPAS']), ink.amount(bill.grossCents)]]
    const invoiceNumber = random.pick([random.digits(5), random.digits(9), `${random.digits(4)}-${random.digits(6)}`])
    const sheet: Sheet = {
      style: {
        font: random.pick(['DejaVu Sans Mono', 'DejaVu Sans Mono', 'Liberation Sans']),
        size: random.pick([7, 7.5, 8]),
        accent: '#000000',
      },
      language: 'nl',
      title: 'Kassabon',
      supplier: {
        name: supplier.name,
        lines: [
          ...addressLines(ink, supplier),
          `Tel: ${supplier.phone}`,
          `KvK ${ink.kvk(supplier.kvkNumber)}`,
          `BTW ${supplier.vatNumber}`,
        ],
      },
      buyer: [],
      facts: [
        [number, invoiceNumber],
        ['Datum', `${ink.date(base.invoiceDate)} ${time}`],
        ['Kassa', `${random.int(1, 9)}`],
        ['Transactie', random.digits(6)],
      ],
      columns: [],
      rows: bill.lines.map((line) => [
        `${line.quantity} ${line.description}`,
        `${ink.amount(line.amountCents)} ${letters[line.ratePercent] ?? ''}`,
      ]),
      totals: [['Aantal artikelen', `${sum(bill.lines.map((line) => line.quantity))}`]],
      outcome: [
        random.pick(['TOTAAL', 'TOTAAL EUR', 'Te betalen', 'TOTAAL TE BETALEN']),
        random.chance(0.5) ? ink.amount(bill.grossCents) : ink.money(bill.grossCents),
      ],
      notes: [
        `Terminal: ${random.digits(6)}`,
        `Kaart: xxxxxxxxxxxx${random.digits(4)}`,
        'Bewaar deze bon als garantiebewijs',
        'Ruilen binnen 30 dagen',
      ],
      footer: [],
      extra: {
        paid,
        base: bill.vat.map((rate): Fact => [
          `${letters[rate.ratePercent] ?? ''} ${rate.ratePercent}%`,
          ink.amount(rate.baseCents),
        ]),
        vat: bill.vat.map((rate): Fact => ['', ink.amount(rate.vatCents)]),
      },
    }
    const truth = truthOf({ ...base, invoiceNumber }, bill.grossCents, { dueDate: null, supplierIban: null })
    return { sheet, own, truth }
  },
}
