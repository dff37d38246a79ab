import type {
  ElectronicInvoiceView,
  InvoiceViewLine,
  InvoiceViewParty,
} from '@klopt/recognition/electronic-invoice-view'
import { formatDate, formatAmount } from '@klopt/validators'
import * as styles from './electronic-invoice-sheet.css.ts'

export interface ElectronicInvoiceSheetProps {
  view: ElectronicInvoiceView
  /** Of the file. */
  name: string
}

/** What an electronic invoice says, as a sheet to read; it came without a picture of itself. */
export function ElectronicInvoiceSheet({ view, name }: ElectronicInvoiceSheetProps) {
  const { isCredit, currency, supplier, customer, notes, lines } = view
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, by the keyboard too.
    <div className={styles.room} tabIndex={0} role="region" aria-label={`Inhoud van ${name}`}>
      <article className={styles.sheet}>
        <p className={styles.origin}>Gemaakt van de gegevens in de e-factuur {name}</p>
        <Party party={supplier} isSupplier />
        <h2 className={styles.title}>{isCredit ? 'Creditfactuur' : 'Factuur'}</h2>
        <div className={styles.columns}>
          <Party party={customer} />
          <Facts view={view} />
        </div>
        {lines.length > 0 && <Lines lines={lines} />}
        <Totals view={view} />
        {currency !== null && currency !== 'EUR' && <p>Bedragen in {currency}</p>}
        {notes.map((note, index) => (
          <p key={index} className={styles.note}>
            {note}
          </p>
        ))}
      </article>
    </div>
  )
}

function Party({ party, isSupplier = false }: { party: InvoiceViewParty; isSupplier?: boolean }) {
  const { name, address, kvkNumber, vatNumber } = party
  return (
    <address className={styles.party}>
      {name !== null && <strong className={isSupplier ? styles.supplier : undefined}>{name}</strong>}
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {kvkNumber !== null && <span>Registratienummer {kvkNumber}</span>}
      {vatNumber !== null && <span>Btw-id {vatNumber}</span>}
    </address>
  )
}

function Facts({ view }: { view: ElectronicInvoiceView }) {
  const facts: [string, string | null][] = [
    ['Factuurnummer', view.number],
    ['Factuurdatum', view.issueDate && formatDate(view.issueDate)],
    ['Vervaldatum', view.dueDate && formatDate(view.dueDate)],
    ['IBAN', view.iban],
    ['Betalingskenmerk', view.paymentReference],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const Lines = ({ lines }: { lines: readonly InvoiceViewLine[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col" className={styles.description}>
          Omschrijving
        </th>
        <th scope="col" className={styles.number}>
          Aantal
        </th>
        <th scope="col" className={styles.number}>
          Prijs
        </th>
        <th scope="col" className={styles.number}>
          Btw
        </th>
        <th scope="col" className={styles.number}>
          Bedrag
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ description, quantity, unitPrice, ratePercent, netCents }, index) => (
        <tr key={index}>
          <td>{description}</td>
          <td className={styles.number}>{decimal(quantity)}</td>
          <td className={styles.number}>{decimal(unitPrice)}</td>
          <td className={styles.number}>{ratePercent === null ? '' : `${decimal(ratePercent)}%`}</td>
          <td className={styles.number}>{netCents === null ? '' : formatAmount(netCents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Totals({ view: { vat, netCents, vatCents, grossCents, payableCents } }: { view: ElectronicInvoiceView }) {
  const perRate = vat.map(({ percent, baseCents, vatCents: cents }): [string, number | null] => [
    `Btw ${decimal(String(percent))}% over ${formatAmount(baseCents)}`,
    cents,
  ])
  const rows: [string, number | null][] = [
    ['Totaal excl. btw', netCents],
    ...(perRate.length > 0 ? perRate : [['Btw', vatCents] satisfies [string, number | null]]),
    ['Totaal incl. btw', grossCents],
    ['Te betalen', payableCents === grossCents ? null : payableCents],
  ]
  return (
    <dl className={styles.totals}>
      {rows.map(
        ([label, cents], index) =>
          cents !== null && (
            <div key={index} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.amount}>{formatAmount(cents)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** As people here write it, without zeros that say nothing. */
const decimal = (text: string | null): string =>
  (text ?? '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')
