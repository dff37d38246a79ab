import { billOf, type Goods } from '../bill.ts'
import { addDays } from '../civil-dates.ts'
import { addressLines, start, truthOf, type Layout } from '../layout.ts'
import { germanIban } from '../numbers.ts'
import type { Fact, Sheet } from '../sheet.ts'

const goods: readonly Goods[] = [
  { description: 'Hydraulikpumpe HP-220', cents: [22900, 189000], ratePercent: 19, most: 2 },
  { description: 'Dichtungssatz', cents: [1250, 4890], ratePercent: 19, most: 10 },
  { description: 'Montageleistung', cents: [8500, 11500], ratePercent: 19, most: 6 },
  { description: 'Schlauchleitung 2 m', cents: [2390, 7400], ratePercent: 19, most: 8 },
]

/** A German supplier, with German VAT or with the VAT shifted to the buyer. */
export const german: Layout = {
  name: 'german',
  write(random) {
    const base = start(random, ['Schröder Maschinenbau GmbH', 'Weber & Söhne KG', 'Nordtechnik Vertriebs GmbH'], {
      language: 'de',
      figures: ['dots', 'dots', 'plain', 'spaces'],
      currencies: [' €', ' EUR', '€ '],
      dates: ['dots', 'dots', 'month name', 'two-digit year'],
      postcodes: ['space', 'country'],
    })
    const { ink, own } = base
    const iban = germanIban(random)
    const isShifted = random.chance(0.5)
    const rate = isShifted ? 0 : 19
    const shippingCents = random.pick([0, 1490, 2950])
    const kinds = goods.map((item) => ({ ...item, ratePercent: rate }))
    const bill = billOf(random, kinds, { count: random.int(1, 4), shippingCents })
    const shipping: Fact[] = shippingCents === 0 ? [] : [['Versandkosten', ink.money(shippingCents)]]
    const vat: Fact[] = isShifted
      ? []
      : [[random.pick(['MwSt. 19%', '19 % USt.', 'zzgl. 19% MwSt']), ink.money(bill.vatCents)]]
    const sheet: Sheet = {
      style: base.style,
      language: 'de',
      title: random.pick(['Rechnung', 'RECHNUNG']),
      supplier: {
        name: base.supplier.name,
        lines: [`Industriestraße ${random.int(2, 90)}`, `${random.digits(5)} Osnabrück`, 'Deutschland'],
      },
      buyer: [own.name, ...addressLines(ink, own), 'NIEDERLANDE'],
      facts: random.shuffle<Fact>([
        [random.pick(['Rechnungsnummer', 'Rechnungs-Nr.', 'Rechnungsnr.', 'Rechnung Nr.']), base.invoiceNumber],
        [random.pick(['Rechnungsdatum', 'Datum']), ink.date(base.invoiceDate)],
        [random.pick(['Kundennummer', 'Kunden-Nr.']), random.digits(6)],
        [random.pick(['Auftragsnummer', 'Bestellnummer', 'Lieferschein-Nr.']), `A${random.digits(6)}`],
        ['Lieferdatum', ink.date(addDays(base.invoiceDate, -3))],
      ]),
      columns: [
        { head: 'Pos.', align: 'left' },
        { head: 'Bezeichnung', align: 'left', wide: true },
        { head: 'Menge', align: 'right' },
        { head: 'Einzelpreis', align: 'right' },
        { head: 'Gesamtpreis', align: 'right' },
      ],
      rows: bill.lines.map((line, index) => [
        `${index + 1}`,
        line.description,
        `${line.quantity} Stk`,
        ink.money(line.unitCents),
        ink.money(line.amountCents),
      ]),
      totals: [
        ...shipping,
        [random.pick(['Nettobetrag', 'Zwischensumme', 'Summe netto']), ink.money(bill.netCents)],
        ...vat,
      ],
      outcome: [
        random.pick(['Rechnungsbetrag', 'Gesamtbetrag', 'Zahlbetrag', 'Endbetrag']),
        ink.money(bill.grossCents),
      ],
      notes: [
        ...(isShifted ? [`Steuerfreie innergemeinschaftliche Lieferung. Ihre USt-IdNr.: ${own.vatNumber}`] : []),
        `Zahlbar innerhalb von ${base.termDays} Tagen ohne Abzug bis ${ink.date(base.dueDate)}.`,
      ],
      footer: [
        `${base.supplier.name}\nAmtsgericht Osnabrück\nHRB ${random.digits(6)}`,
        `USt-IdNr. DE${random.digits(9)}\nSteuernummer 64/${random.digits(3)}/${random.digits(5)}`,
        `Sparkasse Osnabrück\nIBAN ${ink.iban(iban)}\nBIC NOLADE22XXX`,
      ],
    }
    const truth = truthOf(base, bill.grossCents, { supplierIban: iban, supplierKvkNumber: null })
    return { sheet, own, truth }
  },
}
