import { billOf, type Goods } from '../bill.ts'
import { addDays, monthBefore } from '../civil-dates.ts'
import { addressLines, registrationLines, start, truthOf, type Layout } from '../layout.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Zakelijk Mobiel Onbeperkt', cents: [1850, 3950], ratePercent: 21, most: 2 },
  { description: 'Bundel EU 10 GB', cents: [500, 1250], ratePercent: 21, most: 1 },
  { description: 'Internet Glasvezel 500 Mbit/s', cents: [3900, 5450], ratePercent: 21, most: 1 },
  { description: 'Gesprekskosten buiten bundel', cents: [37, 912], ratePercent: 21, most: 1 },
  { description: 'Vast bellen 085-nummer', cents: [495, 995], ratePercent: 21, most: 1 },
  { description: 'Toestelkrediet 11 van 24', cents: [1225, 2899], ratePercent: 0, most: 1 },
]

/** A monthly bill: facts in a band with their labels above them, a sum per number, and paid by direct debit. */
export const telecom: Layout = {
  name: 'telecom',
  write(random) {
    const base = start(random, ['Belnet Zakelijk B.V.', 'Lagelanden Telecom B.V.', 'Kiestoon Mobiel'])
    const { ink, supplier, own, style } = base
    const bill = billOf(random, goods, { count: random.int(3, 5) })
    const period = monthBefore(base.invoiceDate)
    const debitDate = addDays(base.invoiceDate, 9)
    const sheet: Sheet = {
      style,
      language: 'nl',
      title: random.pick(['Factuur', 'Uw factuur', 'Maandfactuur']),
      supplier: {
        name: supplier.name,
        lines: [...addressLines(ink, supplier), `Klantenservice ${supplier.phone}`, supplier.website],
      },
      buyer: [own.name, ...addressLines(ink, own)],
      facts: random.shuffle<Fact>([
        [random.pick(words.client), random.digits(8)],
        [random.pick(words.invoiceNumber), base.invoiceNumber],
        [random.pick(words.invoiceDate), ink.date(base.invoiceDate)],
        ['Periode', `${ink.date(period.first)} t/m ${ink.date(period.last)}`],
      ]),
      columns: [
        { head: 'Omschrijving', align: 'left', wide: true },
        { head: 'Nummer', align: 'left' },
        { head: 'Aantal', align: 'right' },
        { head: 'Bedrag', align: 'right' },
      ],
      rows: bill.lines.map((line) => [
        line.description,
        `06-${random.digits(8)}`,
        `${line.quantity}`,
        ink.money(line.amountCents),
      ]),
      totals: [
        [random.pick(words.net), ink.money(bill.netCents)],
        ...bill.vat.map((rate): Fact => {
          const over = `Btw ${rate.ratePercent}% over ${ink.money(rate.baseCents)}`
          return [over, ink.money(rate.vatCents)]
        }),
      ],
      outcome: [random.pick([...words.gross, ...words.due]), ink.money(bill.grossCents)],
      notes: [
        `Het totaalbedrag van ${ink.money(bill.grossCents)} schrijven we omstreeks ${ink.date(debitDate)} af van ` +
          `rekening ${ink.iban(own.iban)}.`,
        `Incassant-ID NL98ZZZ${random.digits(12)} Machtigingskenmerk ${random.digits(10)}`,
      ],
      footer: registrationLines(base),
    }
    return { sheet, own, truth: truthOf(base, bill.grossCents, { dueDate: debitDate }) }
  },
}
