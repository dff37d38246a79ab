import { billOf, type Goods } from '../bill.ts'
import { addDays } from '../civil-dates.ts'
import { addressLines, registrationLines, start, truthOf, type Layout } from '../layout.ts'
import { writeAmount } from '../notations.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { words } from '../words.ts'

const goods: readonly Goods[] = [
  { description: 'Spaanplaatschroef 4,0x40 verzinkt ds.200', cents: [449, 1250], ratePercent: 21, most: 20 },
  { description: 'Gipsplaat AK 12,5 mm 2600x600', cents: [689, 1150], ratePercent: 21, most: 60 },
  { description: 'Montagekit wit 310 ml', cents: [298, 745], ratePercent: 21, most: 24 },
  { description: 'Installatiedraad 2,5 mm² blauw 100 m', cents: [2995, 6500], ratePercent: 21, most: 8 },
  { description: 'Koffiebonen 1 kg', cents: [899, 1899], ratePercent: 9, most: 12 },
  { description: 'Werkhandschoen maat 10', cents: [199, 690], ratePercent: 21, most: 36 },
  { description: 'Multiplex okoume 18 mm 2440x1220', cents: [5900, 11250], ratePercent: 21, most: 12 },
  { description: 'Handboek veiligheid 2026', cents: [1495, 3950], ratePercent: 9, most: 2 },
]

/** Two pages of many small lines in columns of any order, with a sum carried over and a table of VAT at the end. */
export const wholesaler: Layout = {
  name: 'wholesaler',
  write(random) {
    const base = start(random, [
      'Bouwgroothandel Verschuren B.V.',
      'Technische Unie Rijnmond',
      'De Grossier Twente B.V.',
    ])
    const { ink, supplier, own } = base
    const hasShipping = random.chance(0.5)
    const bill = billOf(random, goods, { count: random.int(46, 56), shippingCents: hasShipping ? 1750 : 0 })
    const columns = columnsOf(random.shuffle(['article', 'quantity', 'description'] as const))
    const rows = bill.lines.map((line) =>
      columns.map(({ key }) => {
        if (key === 'article') return random.digits(7)
        if (key === 'quantity') return `${line.quantity}${random.pick(['', ' st', ' st'])}`
        if (key === 'description') return line.description
        if (key === 'price') return ink.amount(line.unitCents)
        if (key === 'vat') return `${line.ratePercent}`
        return ink.amount(line.amountCents)
      }),
    )
    const shipping: Fact[] = hasShipping ? [['Vrachtkosten', ink.amount(bill.shippingCents)]] : []
    const sheet: Sheet = {
      style: { ...base.style, size: random.pick([7.5, 8, 8.5]) },
      language: 'nl',
      title: random.pick(words.invoice),
      supplier: {
        name: supplier.name,
        lines: [...addressLines(ink, supplier), `Tel. ${supplier.phone}`, supplier.email, ...registrationLines(base)],
      },
      buyer: [own.name, 'T.a.v. de crediteurenadministratie', ...addressLines(ink, own)],
      facts: random.shuffle<Fact>([
        [random.pick(words.invoiceNumber), base.invoiceNumber],
        [random.pick(words.invoiceDate), ink.date(base.invoiceDate)],
        [random.pick(words.client), random.digits(6)],
        [random.pick(words.order), random.digits(8)],
        ['Pakbon', `PB${random.digits(6)}`],
        ['Leverdatum', ink.date(addDays(base.invoiceDate, -2))],
      ]),
      columns,
      rows,
      totals: [[random.pick(words.net), ink.amount(bill.subtotalCents)], ...shipping],
      outcome: [random.pick([...words.gross, ...words.due]), ink.money(bill.grossCents)],
      notes: [
        `Betaling binnen ${base.termDays} dagen na factuurdatum, uiterlijk ${ink.date(base.dueDate)}.`,
        `Bij betaling binnen 8 dagen geldt geen betalingskorting. G-rekening op aanvraag.`,
      ],
      footer: ['Op al onze leveringen zijn de algemene voorwaarden van de branche van toepassing.'],
      extra: {
        rates: bill.vat.map((rate): Fact => [`${rate.ratePercent}%`, ink.amount(rate.baseCents)]),
        vat: bill.vat.map((rate): Fact => [`${rate.ratePercent}%`, ink.amount(rate.vatCents)]),
        meta: [['Totaal gewicht', `${writeAmount(random.int(9000, 90000), plain)} kg`]],
      },
    }
    return { sheet, own, truth: truthOf(base, bill.grossCents) }
  },
}

const plain = { figures: 'plain', minus: 'before', currency: '€', dash: false } as const

type Key = 'article' | 'quantity' | 'description'

const heads = {
  article: { key: 'article', head: 'Art.nr.', align: 'left' },
  quantity: { key: 'quantity', head: 'Aantal', align: 'right' },
  description: { key: 'description', head: 'Omschrijving', align: 'left', wide: true },
} as const

/** The money stands at the right; the rest in any order. */
function columnsOf(order: readonly Key[]) {
  return [
    ...order.map((key) => heads[key]),
    { key: 'price', head: 'Prijs', align: 'right' } as const,
    { key: 'vat', head: 'Btw %', align: 'right' } as const,
    { key: 'amount', head: 'Bedrag', align: 'right' } as const,
  ]
}
