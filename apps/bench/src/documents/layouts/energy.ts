import { sum } from '../bill.ts'
import { addDays } from '../civil-dates.ts'
import { addressLines, registrationLines, start, truthOf, type Layout } from '../layout.ts'
import { paymentReference } from '../numbers.ts'
import type { Sheet } from '../sheet.ts'
import { words } from '../words.ts'

/** A yearly settlement: meter readings, prices of five decimals, and instalments that were paid already. */
export const energy: Layout = {
  name: 'energy',
  write(random) {
    const base = start(random, ['Polderstroom Energie B.V.', 'Windkracht Zuid N.V.', 'Gasunit Levering'])
    const { ink, supplier, own } = base
    const reference = paymentReference(random)
    const usage = ['Stroom normaaltarief', 'Stroom daltarief', 'Gas', 'Vastrecht', 'Netbeheerkosten'].map((name) => {
      const [units, price] = [random.int(210, 4890), random.int(8_000, 31_000)]
      return { name, units, price, cents: Math.round((units * price) / 1000) }
    })
    const netCents = sum(usage.map(({ cents }) => cents))
    const vatCents = Math.round(netCents * 0.21)
    const grossCents = netCents + vatCents
    const paidCents = Math.round((grossCents * random.int(40, 90)) / 100)
    const period = { first: addDays(base.invoiceDate, -380), last: addDays(base.invoiceDate, -16) }
    const sheet: Sheet = {
      style: base.style,
      language: 'nl',
      title: random.pick(['Jaarafrekening', 'Eindafrekening energie', 'Jaarnota']),
      supplier: { name: supplier.name, lines: [...addressLines(ink, supplier), supplier.phone, supplier.email] },
      buyer: [own.name, ...addressLines(ink, own)],
      facts: [
        [random.pick(words.client), random.digits(9)],
        [random.pick(['Notanummer', 'Factuurnummer', 'Nota nr.']), base.invoiceNumber],
        [random.pick(['Notadatum', 'Factuurdatum', 'Datum']), ink.date(base.invoiceDate)],
        ['Leveringsadres', own.street],
        ['EAN-code', `8716${random.digits(14)}`],
        ['Meternummer', `E00${random.digits(9)}`],
        ['Leveringsperiode', `${ink.date(period.first)} - ${ink.date(period.last)}`],
        [random.pick(words.dueDate), ink.date(base.dueDate)],
      ],
      columns: [
        { head: 'Omschrijving', align: 'left', wide: true },
        { head: 'Verbruik', align: 'right' },
        { head: 'Tarief', align: 'right' },
        { head: 'Bedrag (€)', align: 'right' },
      ],
      rows: usage.map(({ name, units, price, cents }) => {
        const [euros, rest] = [Math.floor(price / 100_000), String(price % 100_000).padStart(5, '0')]
        return [name, `${units} ${name === 'Gas' ? 'm³' : 'kWh'}`, `€ ${euros},${rest}`, ink.amount(cents)]
      }),
      totals: [
        [random.pick(words.net), ink.amount(netCents)],
        [random.pick(words.vat), ink.amount(vatCents)],
        [random.pick(['Totale kosten incl. btw', 'Totaal inclusief btw', 'Totaal deze nota']), ink.amount(grossCents)],
        [random.pick(['Betaalde termijnbedragen', 'Af: in rekening gebrachte voorschotten']), ink.amount(-paidCents)],
      ],
      outcome: [random.pick(words.due), ink.money(grossCents - paidCents)],
      notes: [
        `Uw nieuwe termijnbedrag wordt ${ink.money(random.int(80, 420) * 100)} per maand.`,
        `Betaal voor ${ink.date(base.dueDate)} op ${ink.iban(supplier.iban)} ten name van ${supplier.name} onder ` +
          `vermelding van betalingskenmerk ${(reference.match(/.{4}/g) ?? []).join(' ')}.`,
      ],
      footer: registrationLines(base),
    }
    return { sheet, own, truth: truthOf(base, grossCents, { paymentReference: reference }) }
  },
}
