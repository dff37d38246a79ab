import { Alert, Badge, DescriptionList, EmptyState, Table, Tabs, type Column, type TabItem } from '@klopt/ui'
import { bankFromIban, formatDateShort, formatEuro, formatIban } from '@klopt/validators'
import { lineCount, nameOf, signedAmount } from '../bank-texts.ts'
import * as lineStyles from '../processing/line-list.css.ts'
import { ConflictTable } from './conflict-table.tsx'
import { GapNotice } from './gap-notice.tsx'
import { obstacleOf, type Statement } from './import-files.ts'
import * as styles from './import-screen.css.ts'

/** What importing one statement would do: whose it is, over which days, and which lines are new. */
export function StatementPreview({ statement }: { statement: Statement }) {
  const { iban, journalName, journalId, from, to, gapCents } = statement
  const account = iban === null ? (statement.account ?? 'Rekening niet genoemd') : formatIban(iban)
  const obstacle = obstacleOf(statement)
  return (
    <div className={styles.statement}>
      <div className={styles.account}>
        <h3 className={styles.accountName}>{account}</h3>
        {journalId === null && iban !== null ? (
          <Badge tone="info">Nieuwe rekening</Badge>
        ) : (
          <span className={styles.muted}>{journalName}</span>
        )}
      </div>
      {journalId === null && iban !== null && (
        <p className={styles.muted}>
          Deze rekening{bankText(iban)} staat nog niet in je administratie; we voegen die toe.
        </p>
      )}
      <DescriptionList
        items={[
          { term: 'Periode', details: `${formatDateShort(from)} t/m ${formatDateShort(to)}` },
          { term: 'Beginsaldo', details: balanceText(statement.openingBalanceCents) },
          { term: 'Eindsaldo', details: balanceText(statement.closingBalanceCents) },
        ]}
      />
      {obstacle === null && gapCents !== null && gapCents !== 0 && <GapNotice gapCents={gapCents} />}
      {statement.pendingCount > 0 && (
        <p className={styles.muted}>
          {lineCount(statement.pendingCount)} {statement.pendingCount === 1 ? 'is' : 'zijn'} bij de bank nog in
          behandeling en daarom weggelaten. Dat komt mee met een later afschrift.
        </p>
      )}
      {obstacle === 'conflicts' && (
        <Alert tone="danger" title="Dit afschrift komt niet overeen met je boeken">
          Het overlapt met regels die er al zijn, maar is daar niet gelijk aan. Er wordt niets geïmporteerd. Vergelijk
          de verschillen en kies het juiste bestand.
        </Alert>
      )}
      {obstacle === null && statement.newLines.length === 0 && <Alert tone="info">{knownText(statement)}</Alert>}
      <Tabs label="Regels van het afschrift" items={tabsOf(statement)} />
    </div>
  )
}

const bankText = (iban: string) => {
  const bank = bankFromIban(iban)
  return bank === null ? '' : ` bij ${bank}`
}

const balanceText = (cents: number | null) => (cents === null ? 'staat niet in dit bestand' : formatEuro(cents))

function knownText({ knownLines }: Statement): string {
  if (knownLines.length === 0) return 'Er staan geen regels in dit afschrift.'
  return knownLines.length === 1
    ? 'De ene regel was al bekend. Er valt niets te importeren.'
    : `Alle ${lineCount(knownLines.length)} waren al bekend. Er valt niets te importeren.`
}

type Tab = 'conflicts' | 'new' | 'known'

function tabsOf({ newLines, knownLines, conflicts }: Statement): TabItem<Tab>[] {
  const tabs: TabItem<Tab>[] = [
    {
      value: 'conflicts',
      label: 'Conflict',
      count: conflicts.length,
      content: <ConflictTable conflicts={conflicts} />,
    },
    { value: 'new', label: 'Nieuw', count: newLines.length, content: <Lines label="Nieuwe regels" lines={newLines} /> },
    {
      value: 'known',
      label: 'Al bekend',
      count: knownLines.length,
      content: <Lines label="Bekende regels" lines={knownLines} />,
    },
  ]
  // What is wrong comes first, and what is not there needs no tab.
  const filled = tabs.filter(({ count }) => count !== 0)
  return filled.length > 0 ? filled : tabs.filter(({ value }) => value === 'new')
}

type Line = Statement['newLines'][number]

function Lines({ label, lines }: { label: string; lines: readonly Line[] }) {
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }))
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      maxHeight="420px"
      empty={<EmptyState title="Geen nieuwe regels" />}
    />
  )
}

const columns: readonly Column<Line & { key: string }>[] = [
  {
    id: 'date',
    header: 'Datum',
    width: '120px',
    cell: ({ date }) => <span className={lineStyles.day}>{formatDateShort(date)}</span>,
  },
  {
    id: 'party',
    header: 'Tegenpartij en omschrijving',
    card: 'title',
    cell: (line) => (
      <>
        <span className={lineStyles.name}>{nameOf(line)}</span>
        {line.counterpartyName !== null && <span className={lineStyles.description}>{line.description}</span>}
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'end',
    width: '130px',
    card: 'amount',
    cell: ({ amountCents }) => (
      <span className={amountCents > 0 ? lineStyles.moneyIn : undefined}>{signedAmount(amountCents)}</span>
    ),
  },
]
