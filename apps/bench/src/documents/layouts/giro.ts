import { addressLines, start, truthOf, type Layout } from '../layout.ts'
import { paymentReference } from '../numbers.ts'
import type { Fact, Sheet } from '../sheet.ts'
import { words } from '../words.ts'

/** An insurer or association: no VAT, a letter above and a payment slip below with the reference in blocks. */
export const giro: Layout = {
  name: 'giro',
  write(random) {
    const base = start(random, ['Onderlinge Verzekeringen Drenthe', 'Brancheverbond Ambacht', 'Waarborgfonds Noordzee'])
    const { ink, supplier, own } = base
    const reference = paymentReference(random)
    const parts = ['Premie bedrijfsaansprakelijkheid', 'Premie inventaris', 'Contributie basislidmaatschap'].slice(
      0,
      random.int(1, 3),
    )
    const lines = parts.map((part) => ({ part, cents: random.int(4_500, 98_000) }))
    const taxCents = Math.round(lines.reduce((total, { cents }) => total + cents, 0) * 0.21)
    const grossCents = lines.reduce((total, { cents }) => total + cents, taxCents)
    const spaced = (reference.match(/.{4}/g) ?? []).join(' ')
    const sheet: Sheet = {
      style: base.style,
      language: 'nl',
      title: random.pick(['Premienota', 'Nota', 'Contributienota', 'Betalingsverzoek']),
      supplier: { name: supplier.name, lines: [...addressLines(ink, supplier), supplier.phone] },
      buyer: [own.name, ...addressLines(ink, own)],
      facts: random.shuffle<Fact>([
        [random.pick(['Notanummer', 'Nota', 'Ons kenmerk', 'Factuurnummer']), base.invoiceNumber],
        [random.pick(['Datum', 'Notadatum', 'Dagtekening']), ink.date(base.invoiceDate)],
        [random.pick(['Relatienummer', 'Lidnummer', 'Polisnummer']), random.digits(7)],
      ]),
      columns: [],
      rows: [
        ...lines.map(({ part, cents }) => [part, ink.money(cents)]),
        ['Assurantiebelasting 21%', ink.money(taxCents)],
      ],
      totals: [],
      outcome: [random.pick([...words.due, 'Totaal', 'Totaalbedrag']), ink.money(grossCents)],
      notes: [
        `Wij verzoeken je het bedrag voor ${ink.date(base.dueDate)} te voldoen. Hierover is geen btw verschuldigd.`,
      ],
      footer: [`${random.pick(words.kvk)} ${ink.kvk(supplier.kvkNumber)}`],
      extra: {
        slip: random.shuffle<Fact>([
          [random.pick(['Bedrag', 'Te betalen bedrag']), ink.money(grossCents)],
          ['Betalingskenmerk', spaced],
          ['Van rekening (IBAN)', ink.iban(own.iban)],
          [random.pick(['Naar IBAN', 'IBAN begunstigde', 'Op rekening']), ink.iban(supplier.iban)],
          ['Naam begunstigde', supplier.name],
          ['Uiterste betaaldatum', ink.date(base.dueDate)],
        ]),
      },
    }
    return { sheet, own, truth: truthOf(base, grossCents, { paymentReference: reference }) }
  },
}
