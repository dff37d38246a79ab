import { billOf, type Goods } from '../bill.ts'
import { addDays } from '../civil-dates.ts'
import { addressLines, registrationLines, start, truthOf, type Layout } from '../layout.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Draadloze muis M240', cents: [1999, 4999], ratePercent: 21, most: 2 },
  { description: 'USB-C dock 9-in-1', cents: [5995, 14900], ratePercent: 21, most: 1 },
  { description: 'Toner zwart 2600 pag.', cents: [4495, 11900], ratePercent: 21, most: 3 },
  { description: 'Printpapier A4 5x500 vel', cents: [2495, 3995], ratePercent: 21, most: 4 },
  { description: 'Laptop 14 inch 16 GB', cents: [69900, 129900], ratePercent: 21, most: 1 },
  { description: 'Leesboek programmeren', cents: [1999, 4250], ratePercent: 9, most: 2 },
]

/** Prices with VAT in them, the number in the heading, a prominent order number, and paid before it was sent. */
export const webshop: Layout = {
  name: 'webshop',
  write(random) {
    const base = start(random, ['Klikkantoor B.V.', 'Printspullen.nl', 'De Digitale Winkel B.V.'], {
      currencies: ['€ ', '€', '€ '],
    })
    const { ink, supplier, own } = base
    const shippingCents = random.pick([0, 495, 695])
    const bill = billOf(random, goods, {
      count: random.int(1, 4),
      inclusive: true,
      shippingCents,
      discountPercent: random.pick([0, 0, 10]),
    })
    const discount: Fact[] = bill.discountCents === 0 ? [] : [['Kortingscode WELKOM10', ink.money(bill.discountCents)]]
    const shipping: Fact = ['Verzendkosten', shippingCents === 0 ? 'gratis' : ink.money(shippingCents)]
    const sheet: Sheet = {
      style: base.style,
      language: 'nl',
      title: `${random.pick(['Factuur', 'Factuur', 'Factuur nr.', 'FACTUUR:'])} ${base.invoiceNumber}`,
      supplier: {
        name: supplier.name,
        lines: [...addressLines(ink, supplier), supplier.email, ...registrationLines(base)],
      },
      buyer: [own.name, ...addressLines(ink, own)],
      facts: [
        [random.pick(['Bestelnummer', 'Ordernummer', 'Bestelling']), random.digits(10)],
        ['Besteldatum', ink.date(addDays(base.invoiceDate, -1))],
        [random.pick(words.invoiceDate), ink.date(base.invoiceDate)],
        ['Betaalwijze', random.pick(['iDEAL', 'Creditcard', 'PayPal'])],
      ],
      columns: [
        { head: 'Artikel', align: 'left', wide: true },
        { head: 'Prijs incl. btw', align: 'right' },
        { head: 'Aantal', align: 'right' },
        { head: 'Totaal incl. btw', align: 'right' },
      ],
      rows: bill.lines.map((line) => [
        line.description,
        ink.money(line.unitCents),
        `${line.quantity}`,
        ink.money(line.amountCents),
      ]),
      totals: [[random.pick(['Subtotaal', 'Artikelen']), ink.money(bill.subtotalCents)], ...discount, shipping],
      outcome: [random.pick([...words.gross, 'Totaal (incl. btw)']), ink.money(bill.grossCents)],
      notes: [
        ...bill.vat.map((rate) => `Waarvan ${rate.ratePercent}% btw: ${ink.money(rate.vatCents)}`),
        `Reeds voldaan op ${ink.date(addDays(base.invoiceDate, -1))}: ${ink.money(bill.grossCents)}`,
        'Je hoeft niets meer te betalen. Bedankt voor je bestelling!',
      ],
      footer: ['Niet goed? Je kunt binnen 14 dagen kosteloos retourneren.'],
    }
    return { sheet, own, truth: truthOf(base, bill.grossCents, { dueDate: null }) }
  },
}
