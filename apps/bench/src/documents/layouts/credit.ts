import { billOf, type Goods } from '../bill.ts'
import { addDays } from '../civil-dates.ts'
import { addressLines, numberOf, registrations, start, truthOf, type Layout } from '../layout.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { vatWord, words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Bureaustoel Ergo retour', cents: [18900, 42500], ratePercent: 21, most: 3 },
  { description: 'Zit-sta bureau 160x80', cents: [34900, 69900], ratePercent: 21, most: 2 },
  { description: 'Vakliteratuur', cents: [2495, 5900], ratePercent: 9, most: 2 },
  { description: 'Monitorarm', cents: [5995, 12900], ratePercent: 21, most: 4 },
]

/** A credit note: negative amounts, and the number and date of the invoice that it corrects. */
export const credit: Layout = {
  name: 'credit',
  write(random) {
    const base = start(random, ['Kantoorhuis Projecten B.V.', 'Meubelmakelaar Oost', 'Inrichters & Zo V.O.F.'])
    const { ink, supplier, own } = base
    const bill = billOf(random, goods, { count: random.int(1, 3), negative: true })
    const corrected = addDays(base.invoiceDate, -random.int(5, 60))
    const number = random.pick(['Creditnotanummer', 'Creditnota nr.', 'Creditfactuurnummer', 'Nummer', 'Factuurnummer'])
    const sheet: Sheet = {
      style: base.style,
      language: 'nl',
      title: random.pick(['CREDITNOTA', 'Creditnota', 'Creditfactuur', 'Credit factuur']),
      supplier: { name: supplier.name, lines: [...addressLines(ink, supplier), supplier.phone, supplier.website] },
      buyer: [own.name, ...addressLines(ink, own)],
      facts: random.shuffle<Fact>([
        [number, base.invoiceNumber],
        [random.pick(['Datum', 'Factuurdatum', 'Creditdatum']), ink.date(base.invoiceDate)],
        [random.pick(['Betreft factuur', 'Credit op factuur', 'Oorspronkelijke factuur']), numberOf(random, corrected)],
        ['Datum oorspronkelijke factuur', ink.date(corrected)],
        [random.pick(words.client), random.digits(5)],
      ]),
      columns: [
        { head: 'Aantal', align: 'right' },
        { head: 'Omschrijving', align: 'left', wide: true },
        { head: 'Btw', align: 'right' },
        { head: 'Stuksprijs', align: 'right' },
        { head: 'Bedrag', align: 'right' },
      ],
      rows: bill.lines.map((line) => [
        `${line.quantity}`,
        line.description,
        `${line.ratePercent}%`,
        ink.money(line.unitCents),
        ink.money(line.amountCents),
      ]),
      totals: [
        [random.pick(words.net), ink.money(bill.netCents)],
        ...bill.vat.map((rate): Fact => [vatWord(random.pick(words.vat), rate.ratePercent), ink.money(rate.vatCents)]),
      ],
      outcome: [
        random.pick(['Totaal', 'Totaal credit', 'Te ontvangen', 'Totaal incl. btw']),
        ink.money(bill.grossCents),
      ],
      notes: ['Het bedrag wordt verrekend of binnen 10 werkdagen teruggestort op je rekening.'],
      footer: registrations(base).map((fact) => fact.join('\n')),
    }
    const truth = truthOf(base, -bill.grossCents, { kind: 'credit_invoice', dueDate: null })
    return { sheet, own, truth }
  },
}
