import type { LedgerAccount } from '@klopt/api-client/contract'
import { BalanceBar, Button, Card, EntryGrid, useMediaQuery } from '@klopt/ui'
import { ListTree } from 'lucide-react'
import { useMemo } from 'react'
import { sumOf, withoutAccount } from '../../shared/ledger/debit-and-credit.ts'
import * as styles from './opening.css.ts'
import { itemColumns, lineColumns, SIDE_WIDTH } from './opening-columns.ts'
import {
  accountsLeft,
  emptyItem,
  emptyLine,
  errorsByKey,
  filledItems,
  filledLines,
  withAllAccounts,
  type OpeningDraft,
} from './opening-draft.ts'
import type { OpeningFaults } from './opening-faults.ts'
import { PhoneLines } from './phone-lines.tsx'
import { chosenCode, SEVERAL, turnoverTip } from './waiting-vat.ts'
import { WaitingBar } from './waiting-bar.tsx'

interface PartProps {
  draft: OpeningDraft
  /** What booking still needs. */
  faults: OpeningFaults
  /** What the server refused. */
  fields: Readonly<Record<string, string>>
  readOnly: boolean
  onChange: (changes: Partial<OpeningDraft>) => void
}

interface LinesProps extends PartProps {
  accounts: readonly LedgerAccount[]
}

/** What each account held, and whether both sides agree. */
export function OpeningLines({ accounts, draft, faults, fields, readOnly, onChange }: LinesProps) {
  const columns = useMemo(() => lineColumns(accounts), [accounts])
  const refused = useMemo(() => errorsByKey(fields, 'lines', filledLines(draft.lines)), [fields, draft.lines])
  const left = useMemo(() => accountsLeft(draft.lines, accounts), [draft.lines, accounts])
  // A card for each account of the balance sheet would be far to go for the ten that one has.
  const isPhone = useMediaQuery('(max-width: 639.98px)')
  return (
    <div className={styles.lines}>
      <Card title="Saldi" padding="none">
        {isPhone ? (
          <PhoneLines
            {...{ accounts, readOnly }}
            errors={faults.lines.size > 0 ? faults.lines : refused}
            lines={draft.lines}
            onChange={(lines) => onChange({ lines })}
          />
        ) : (
          <EntryGrid
            label="Saldi van de rekeningen"
            columns={columns}
            rows={draft.lines}
            rowKey={({ key }) => key}
            onChange={(lines) => onChange({ lines })}
            newRow={emptyLine}
            errorsOf={({ key }) => faults.lines.get(key) ?? refused.get(key)}
            readOnly={readOnly}
            actions={
              left.length > 0 && (
                <Button
                  variant="link"
                  size="small"
                  icon={ListTree}
                  onClick={() => onChange({ lines: withAllAccounts(draft.lines, accounts) })}
                >
                  {`Alle rekeningen tonen (nog ${left.length})`}
                </Button>
              )
            }
          />
        )}
      </Card>
      <BalanceBar
        // On a phone the open row says what is missing.
        sticks={!isPhone}
        {...(!readOnly && { under: SIDE_WIDTH })}
        first={{ label: 'Debet', cents: sumOf(draft.lines, 'debitCents') }}
        second={{ label: 'Credit', cents: sumOf(draft.lines, 'creditCents') }}
        balancedText="debet is credit"
        openText={withoutAccount(draft.lines)}
        emptyText={isPhone ? 'Neem de saldi over van je vorige balans.' : 'Neem de saldi over; = vult het verschil.'}
      />
    </div>
  )
}

interface ItemsProps extends LinesProps {
  administrationId: number
  /** Whether VAT of sales waits for their payment. */
  waits: boolean
}

/** The invoices that were open. */
export function OpeningItems(props: ItemsProps) {
  const { administrationId, accounts, waits, draft, faults, fields, readOnly, onChange } = props
  const hasSeveral = draft.items.some((item) => chosenCode(item) === SEVERAL)
  const columns = useMemo(() => itemColumns(administrationId, waits, hasSeveral), [administrationId, waits, hasSeveral])
  const refused = useMemo(() => errorsByKey(fields, 'openItems', filledItems(draft.items)), [fields, draft.items])
  return (
    <div className={styles.lines}>
      <Card title="Openstaande facturen" padding="none">
        <EntryGrid
          label="Openstaande facturen"
          columns={columns}
          rows={draft.items}
          rowKey={({ key }) => key}
          onChange={(items) => onChange({ items })}
          newRow={emptyItem}
          errorsOf={({ key }) => faults.items.get(key) ?? refused.get(key)}
          tipOf={(item, columnId) => (columnId === 'vat' ? turnoverTip(item) : undefined)}
          readOnly={readOnly}
        />
      </Card>
      {waits && <WaitingBar accounts={accounts} draft={draft} />}
    </div>
  )
}
