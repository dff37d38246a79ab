import { contract, type AuditFilePreview as Preview, type LedgerAccount } from '@klopt/api-client/contract'
import { Alert, Button, Card, DescriptionList, Table, tabular, toast, type Column } from '@klopt/ui'
import { formatDate, formatAmount } from '@klopt/validators'
import { useState } from 'react'
import { useWrite } from '../../../app/transport/use-write.ts'
import * as styles from './audit-file.css.ts'
import { MappingTable } from './mapping-table.tsx'
import { chosenAccounts, type Choices } from './mapping.ts'
import { YearOfFile } from './year-of-file.tsx'

export interface AuditFilePreviewProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  preview: Preview
  onTaken: () => void
}

/** What is in an audit file and where it goes, before it is taken over. */
export function AuditFilePreview({ administrationId, accounts, preview, onTaken }: AuditFilePreviewProps) {
  const [choices, setChoices] = useState<Choices>({})
  const [wantsEntries, setWantsEntries] = useState(false)
  const take = useWrite(contract.openingBalances.importAuditFile, { timeoutMs: 300_000, errors: 'screen' })
  const onTake = () => {
    if (take.isPending) return
    take.mutate(
      {
        params: { administrationId, auditFileId: preview.id },
        body: { accounts: chosenAccounts(choices), withEntries: wantsEntries },
      },
      {
        onSuccess: ({ entries }) => {
          toast.success(
            entries === 0
              ? 'De beginbalans is overgenomen.'
              : `Het jaar is overgenomen: ${entries} ${entries === 1 ? 'boeking' : 'boekingen'}.`,
          )
          onTaken()
        },
      },
    )
  }
  const fields = take.error?.fields ?? {}
  const isEmpty = preview.opening.debitCents === 0
  const isNothing = isEmpty && !wantsEntries
  return (
    <>
      <Card title={preview.company.name}>
        <DescriptionList items={factsOf(preview)} />
      </Card>
      {preview.problems.length > 0 && (
        <Alert tone="warning">
          <ul className={styles.problems}>
            {preview.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      {preview.entries.count > 0 && (
        <YearOfFile entries={preview.entries} isWanted={wantsEntries} onWant={setWantsEntries} />
      )}
      {!isNothing && (
        <MappingTable
          accounts={accounts}
          sources={preview.accounts.filter(({ isUsed, inEntries }) => isUsed || (wantsEntries && inEntries))}
          choices={choices}
          onChoose={setChoices}
          fields={fields}
        />
      )}
      {preview.openItems.length > 0 && (
        <Card title="Openstaande facturen" padding="none">
          <Table
            label="Openstaande facturen uit het auditfile"
            columns={itemColumns}
            rows={preview.openItems.map((item, index) => ({ ...item, key: String(index) }))}
            rowKey={({ key }) => key}
          />
        </Card>
      )}
      {take.error && <Alert tone="danger">{messageOf(take.error)}</Alert>}
      {!isNothing && (
        <div className={styles.buttons}>
          <Button variant="primary" size="large" loading={take.isPending} onClick={onTake}>
            {wantsEntries ? 'Jaar overnemen' : 'Beginbalans overnemen'}
          </Button>
        </div>
      )}
    </>
  )
}

const factsOf = ({ fiscalYear, startDate, software, opening, contacts, version }: Preview) => {
  const added = contacts.filter(({ isNew }) => isNew).length
  return [
    { term: 'Boekjaar', details: fiscalYear },
    { term: 'Begint op', details: formatDate(startDate) },
    { term: 'Uit', details: `${software ?? 'een ander pakket'} (XAF ${version})` },
    { term: 'Beginbalans', details: `€ ${formatAmount(opening.debitCents)} debet en credit` },
    { term: 'Relaties', details: `${contacts.length}, waarvan ${added} nieuw` },
  ]
}

type Item = Preview['openItems'][number] & { key: string }

const itemColumns: readonly Column<Item>[] = [
  { id: 'number', header: 'Nummer', card: 'title', cell: ({ number }) => number },
  { id: 'contact', header: 'Relatie', cell: ({ contactName }) => contactName ?? 'Verzamelrelatie' },
  { id: 'kind', header: 'Soort', width: '96px', cell: ({ kind }) => (kind === 'receivable' ? 'Verkoop' : 'Inkoop') },
  { id: 'due', header: 'Vervalt op', width: '120px', cell: ({ dueDate }) => formatDate(dueDate) },
  {
    id: 'amount',
    header: 'Openstaand',
    align: 'end',
    card: 'amount',
    width: '120px',
    cell: ({ amountCents }) => <span className={tabular}>{formatAmount(amountCents)}</span>,
  },
]

/** What is wrong with the whole, where no account says it. */
const messageOf = ({ fields, message }: { fields: Readonly<Record<string, string>>; message: string }): string =>
  Object.entries(fields).find(([field]) => !field.startsWith('accounts.'))?.[1] ?? message
