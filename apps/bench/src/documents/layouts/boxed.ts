import { billOf, type Goods } from '../bill.ts'
import { addressLines, registrationLines, start, truthOf, type Layout } from '../layout.ts'
import { dutchIban } from '../numbers.ts'
import { phoneOf } from '../people.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { vatWord, words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Schoonmaak kantoor, maandbedrag', cents: [38500, 142000], ratePercent: 21, most: 1 },
  { description: 'Glasbewassing buitenzijde', cents: [4500, 18500], ratePercent: 21, most: 1 },
  { description: 'Sanitaire voorziening', cents: [1250, 3900], ratePercent: 21, most: 6 },
  { description: 'Vloeronderhoud', cents: [9500, 31000], ratePercent: 21, most: 1 },
  { description: 'Fruitmand per week', cents: [1895, 3450], ratePercent: 9, most: 5 },
]

/** Everything in boxes: two columns of facts with small labels inside, and the totals in cells beside each other. */
export const boxed: Layout = {
  name: 'boxed',
  write(random) {
    const base = start(random, ['Helder Facilitair B.V.', 'Schoon & Co Dienstverlening', 'Facilicom Vecht B.V.'])
    const { ink, supplier, own } = base
    const bill = billOf(random, goods, { count: random.int(2, 5), discountPercent: random.pick([0, 0, 5]) })
    const discount: Fact[] = bill.discountCents === 0 ? [] : [['Korting 5%', ink.money(bill.discountCents)]]
    const sheet: Sheet = {
      style: base.style,
      language: 'nl',
      title: random.pick(words.invoice),
      supplier: {
        name: supplier.name,
        lines: [...addressLines(ink, supplier), `T ${supplier.phone}`, `F ${phoneOf(random)}`, supplier.email],
      },
      buyer: ['Factuuradres', own.name, ...addressLines(ink, own), `KvK ${ink.kvk(own.kvkNumber)}`],
      facts: random.shuffle<Fact>([
        [random.pick(words.invoiceNumber), base.invoiceNumber],
        [random.pick(words.invoiceDate), ink.date(base.invoiceDate)],
        [random.pick(words.dueDate), ink.date(base.dueDate)],
        [random.pick(words.client), random.digits(5)],
        [random.pick(words.order), `${random.digits(4)}/${random.digits(3)}`],
        ['Contactpersoon', 'Dhr. P. Jansen'],
      ]),
      columns: [
        { head: 'Omschrijving', align: 'left', wide: true },
        { head: 'Bedrag', align: 'right' },
        { head: 'Btw', align: 'right' },
        { head: 'Aantal', align: 'right' },
        { head: 'Tarief', align: 'right' },
      ],
      rows: bill.lines.map((line) => [
        line.description,
        ink.amount(line.amountCents),
        `${line.ratePercent}%`,
        `${line.quantity}`,
        ink.amount(line.unitCents),
      ]),
      totals: [
        ...discount,
        [random.pick(words.net), ink.money(bill.netCents)],
        ...bill.vat.map((rate): Fact => [vatWord(random.pick(words.vat), rate.ratePercent), ink.money(rate.vatCents)]),
      ],
      outcome: [random.pick([...words.gross, ...words.due]), ink.money(bill.grossCents)],
      notes: [`Betalingstermijn: ${base.termDays} dagen. Vermeld bij betaling ${base.invoiceNumber}.`],
      footer: [...registrationLines(base), `G-rekening ${ink.iban(dutchIban(random))}`],
    }
    return { sheet, own, truth: truthOf(base, bill.grossCents) }
  },
}
