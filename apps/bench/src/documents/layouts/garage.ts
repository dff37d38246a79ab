import { billOf, type Goods } from '../bill.ts'
import { addressLines, registrationLines, start, truthOf, type Layout } from '../layout.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { vatWord, words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Arbeidsloon', cents: [6500, 9250], ratePercent: 21, most: 3 },
  { description: 'Oliefilter', cents: [895, 1995], ratePercent: 21, most: 1 },
  { description: 'Motorolie 5W30 per liter', cents: [1150, 1990], ratePercent: 21, most: 5 },
  { description: 'Remblokken voor', cents: [4500, 9800], ratePercent: 21, most: 1 },
  { description: 'Milieutoeslag', cents: [150, 500], ratePercent: 21, most: 1 },
  { description: 'APK afmelden', cents: [450, 3950], ratePercent: 21, most: 1 },
  { description: 'Ruitenwissers set', cents: [1895, 4200], ratePercent: 21, most: 1 },
]

/** A narrow note from the counter: car, work order, and paid by card on the spot. */
export const garage: Layout = {
  name: 'garage',
  write(random) {
    const base = start(random, ['Autobedrijf Van Rooijen', 'Garage Het Kruispunt', 'Autoservice Ten Brink V.O.F.'])
    const { ink, supplier, own } = base
    const bill = billOf(random, goods, { count: random.int(3, 6), discountPercent: random.pick([0, 0, 10]) })
    const isPaid = random.chance(0.6)
    const discount: Fact[] = bill.discountCents === 0 ? [] : [['Korting 10%', ink.amount(bill.discountCents)]]
    const paid: Fact[] = isPaid
      ? [[random.pick(['PIN', 'Betaald per pin', 'Voldaan per pin']), ink.amount(bill.grossCents)]]
      : []
    const sheet: Sheet = {
      style: { ...base.style, size: random.pick([8, 8.5, 9]) },
      language: 'nl',
      title: random.pick(['NOTA', 'FACTUUR', 'Werkplaatsfactuur']),
      supplier: {
        name: supplier.name,
        lines: [...addressLines(ink, supplier), `Tel ${supplier.phone}`, ...registrationLines(base)],
      },
      buyer: [own.name, ...addressLines(ink, own)],
      facts: [
        ...random.shuffle<Fact>([
          [random.pick(['Nota nr.', 'Notanummer', 'Fact.nr.', 'Factuurnr']), base.invoiceNumber],
          [random.pick(['Datum', 'Notadatum', 'Factuurdatum']), ink.date(base.invoiceDate)],
          [random.pick(['Werkorder', 'Order', 'W.O.']), random.digits(6)],
        ]),
        ['Kenteken', `${random.digits(2)}-XTB-${random.digits(1)}`],
        ['Km-stand', `${random.int(12, 240)}.${random.digits(3)}`],
        ['Volgende APK', ink.date(`${Number(base.invoiceDate.slice(0, 4)) + 1}${base.invoiceDate.slice(4, 8)}15`)],
      ],
      columns: [
        { head: 'Aant.', align: 'left' },
        { head: 'Omschrijving', align: 'left', wide: true },
        { head: 'Prijs', align: 'right' },
        { head: 'Totaal', align: 'right' },
      ],
      rows: bill.lines.map((line) => [
        `${line.quantity},00`,
        line.description,
        ink.amount(line.unitCents),
        ink.amount(line.amountCents),
      ]),
      totals: [
        ...discount,
        [random.pick(words.net), ink.amount(bill.netCents)],
        ...bill.vat.map((rate): Fact => [vatWord(random.pick(words.vat), rate.ratePercent), ink.amount(rate.vatCents)]),
      ],
      outcome: [
        random.pick(['TOTAAL', 'Totaal EUR', 'Totaal te voldoen', 'Totaal incl. BTW']),
        ink.amount(bill.grossCents),
      ],
      notes: [isPaid ? 'Bedankt en goede reis!' : `Betaling binnen ${base.termDays} dagen.`],
      footer: [],
      extra: { paid },
    }
    const truth = truthOf(base, bill.grossCents, isPaid ? { dueDate: null } : {})
    return { sheet, own, truth }
  },
}
