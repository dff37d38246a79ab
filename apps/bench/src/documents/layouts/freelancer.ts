import { billOf, type Goods } from '../bill.ts'
import { addressLines, start, styleOf, truthOf, type Layout } from '../layout.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Ontwerp en uitwerking huisstijl', cents: [45000, 295000], ratePercent: 21, most: 1 },
  { description: 'Redactie jaarverslag, per uur', cents: [6500, 9500], ratePercent: 21, most: 40 },
  { description: 'Fotografie halve dag', cents: [37500, 65000], ratePercent: 21, most: 2 },
  { description: 'Reiskosten', cents: [1925, 8800], ratePercent: 21, most: 1 },
  { description: 'Overleg en correctierondes', cents: [7500, 8500], ratePercent: 21, most: 12 },
]

/** A letter as somebody types it in a word processor: labels in the running text, all numbers in one sentence. */
export const freelancer: Layout = {
  name: 'freelancer',
  write(random) {
    const base = start(random, ['Marieke Hoekstra Tekst', 'Joost Wiersma Fotografie', 'Atelier Sanne Bos'], {
      dates: ['month name', 'month name', 'short dashes', 'dashes', 'short month'],
      currencies: ['€ ', '€ ', '€', 'EUR '],
    })
    const { ink, supplier, own } = base
    const bill = billOf(random, goods, { count: random.int(1, 3) })
    const number = random.pick(['Factuurnummer', 'Factuur nr.', 'Kenmerk', 'Betreft: factuur', 'Factuur'])
    const isFree = random.chance(0.15)
    const gross = isFree ? bill.netCents : bill.grossCents
    const sums: Fact[] = isFree
      ? [['Vrijgesteld van btw (KOR)', ink.money(0)]]
      : [
          [random.pick(words.net), ink.money(bill.netCents)],
          [random.pick(words.vat), ink.money(bill.vatCents)],
        ]
    const sheet: Sheet = {
      style: {
        ...styleOf(random, ['Libertinus Serif', 'Libertinus Serif', 'Liberation Sans']),
        size: random.pick([10, 11]),
      },
      language: 'nl',
      title: 'Factuur',
      supplier: { name: supplier.name, lines: [...addressLines(ink, supplier), supplier.phone, supplier.email] },
      buyer: ['Aan:', own.name, 'T.a.v. mevrouw De Wit', ...addressLines(ink, own)],
      facts: random.chance(0.5)
        ? [
            [number, base.invoiceNumber],
            [random.pick(['Datum', 'Factuurdatum', 'Datum factuur']), ink.date(base.invoiceDate)],
          ]
        : [
            [`${supplier.city},`, ink.date(base.invoiceDate)],
            [number, base.invoiceNumber],
          ],
      columns: [],
      rows: bill.lines.map((line) => [
        `${line.description}${line.quantity > 1 ? ` (${line.quantity} x ${ink.money(line.unitCents)})` : ''}`,
        ink.money(line.amountCents),
      ]),
      totals: sums,
      outcome: [random.pick([...words.gross, 'Totaal te betalen']), ink.money(gross)],
      notes: [
        `Wil je het bedrag van ${ink.money(gross)} binnen ${base.termDays} dagen overmaken op rekening ` +
          `${ink.iban(supplier.iban)} t.n.v. ${supplier.name}, onder vermelding van het factuurnummer?`,
        'Met vriendelijke groet,',
        supplier.name,
      ],
      footer: [`KvK ${ink.kvk(supplier.kvkNumber)} - btw-id ${supplier.vatNumber}`],
    }
    return { sheet, own, truth: truthOf(base, gross) }
  },
}
