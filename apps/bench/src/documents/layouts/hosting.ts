import { billOf, type Goods } from '../bill.ts'
import { monthBefore } from '../civil-dates.ts'
import { addressLines, start, truthOf, type Layout } from '../layout.ts'
import { irishIban } from '../numbers.ts'
import type { Fact, Sheet } from '../sheet.ts'

const goods: readonly Goods[] = [
  { description: 'Cloud Server CX-4 (730 h)', cents: [1190, 8800], ratePercent: 21, most: 3 },
  { description: 'Object storage, 250 GB', cents: [400, 2500], ratePercent: 21, most: 1 },
  { description: 'Outgoing traffic', cents: [12, 990], ratePercent: 21, most: 1 },
  { description: 'Domain renewal example.nl', cents: [899, 1599], ratePercent: 21, most: 2 },
  { description: 'Managed PostgreSQL, small', cents: [2900, 150000], ratePercent: 21, most: 1 },
  { description: 'Backup add-on', cents: [200, 900], ratePercent: 21, most: 3 },
]

/** An English invoice, from a Dutch or an Irish company; the Irish one shifts the VAT. */
export const hosting: Layout = {
  name: 'hosting',
  write(random) {
    const base = start(random, ['Stackhaven Cloud B.V.', 'Northrack Hosting B.V.', 'Pixelport Limited'], {
      language: 'en',
      figures: ['english', 'english', 'plain', 'dots'],
      currencies: ['€', '€ ', ' EUR', 'EUR '],
      dates: ['month first', 'month name', 'short month', 'iso'],
    })
    const { ink, own } = base
    const isIrish = base.supplier.name.endsWith('Limited')
    const supplier = {
      ...base.supplier,
      ...(isIrish && { iban: irishIban(random), vatNumber: `IE${random.digits(7)}TH` }),
    }
    const drawn = billOf(
      random,
      goods.map((item) => (isIrish ? { ...item, ratePercent: 0 } : item)),
      { count: random.int(2, 6) },
    )
    const { first, last } = monthBefore(base.invoiceDate)
    const number = random.pick(['Invoice #', 'Invoice number', 'Invoice no.', 'Invoice ID', 'Invoice No'])
    const company = isIrish
      ? [
          '12 Harbour Quay',
          'Dublin D02 X285',
          'Ireland',
          `Company no. ${random.digits(6)}`,
          `VAT ${supplier.vatNumber}`,
        ]
      : [
          ...addressLines(ink, supplier),
          'The Netherlands',
          `${random.pick(['Chamber of Commerce', 'CoC', 'KvK'])} ${ink.kvk(supplier.kvkNumber)}`,
          `VAT ID ${supplier.vatNumber}`,
        ]
    const sheet: Sheet = {
      style: base.style,
      language: 'en',
      title: random.pick(['Invoice', 'INVOICE', 'Tax invoice']),
      supplier: { name: supplier.name, lines: company },
      buyer: [own.name, ...addressLines(ink, own), 'Netherlands', `VAT: ${own.vatNumber}`],
      facts: random.shuffle<Fact>([
        [number, base.invoiceNumber],
        [random.pick(['Invoice date', 'Date of issue', 'Date', 'Issued']), ink.date(base.invoiceDate)],
        [random.pick(['Due date', 'Payment due', 'Date due']), ink.date(base.dueDate)],
        [random.pick(['Customer ID', 'Account', 'Client number']), `K${random.digits(7)}`],
        [random.pick(['Order number', 'PO number', 'Subscription']), random.digits(7)],
      ]),
      columns: [
        { head: 'Description', align: 'left', wide: true },
        { head: 'Qty', align: 'right' },
        { head: 'Unit price', align: 'right' },
        { head: 'Amount', align: 'right' },
      ],
      rows: drawn.lines.map((line) => [
        line.description,
        `${line.quantity}`,
        ink.money(line.unitCents),
        ink.money(line.amountCents),
      ]),
      totals: [
        [random.pick(['Subtotal', 'Total excluding tax', 'Net total']), ink.money(drawn.netCents)],
        ...drawn.vat.map((rate): Fact => [`VAT (${rate.ratePercent}%)`, ink.money(rate.vatCents)]),
        ['Total', ink.money(drawn.grossCents)],
      ],
      outcome: [random.pick(['Amount due', 'Total due', 'Balance due', 'Amount payable']), ink.money(drawn.grossCents)],
      notes: [
        `Service period ${ink.date(first)} - ${ink.date(last)}.`,
        ...(isIrish ? ['Reverse charge: VAT to be accounted for by the recipient.'] : []),
        `Please transfer to IBAN ${ink.iban(supplier.iban)} and mention ${base.invoiceNumber}.`,
      ],
      footer: [`${supplier.name} · support@${supplier.website.slice(4)} · page 1 of 1`],
    }
    const truth = truthOf({ ...base, supplier }, drawn.grossCents, isIrish ? { supplierKvkNumber: null } : {})
    return { sheet, own, truth }
  },
}
