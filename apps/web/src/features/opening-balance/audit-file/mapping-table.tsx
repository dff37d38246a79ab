import type { LedgerAccount } from '@klopt/api-client/contract'
import { Card, Combobox, Table, tabular, type Column } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { useMemo } from 'react'
import { activeOptions, optionsOf, targetOf, whyOf, type Choices, type SourceAccount } from './mapping.ts'

export interface MappingTableProps {
  accounts: readonly LedgerAccount[]
  sources: readonly SourceAccount[]
  choices: Choices
  onChoose: (choices: Choices) => void
  /** What the server says of an account, by `accounts.{number}`. */
  fields: Readonly<Record<string, string>>
}

/** Each account of the file with where it goes, which can be changed. */
export function MappingTable({ accounts, sources, choices, onChoose, fields }: MappingTableProps) {
  const columns = useMemo<readonly Column<SourceAccount>[]>(() => {
    const active = activeOptions(accounts)
    return [
      { id: 'source', header: 'Oude rekening', card: 'title', cell: ({ number, name }) => `${number} ${name}` },
      {
        id: 'balance',
        header: 'Saldo',
        align: 'end',
        card: 'amount',
        width: '120px',
        cell: ({ openingCents }) => <span className={tabular}>{formatAmount(openingCents)}</span>,
      },
      { id: 'by', header: 'Gevonden op', width: '112px', cell: (source) => whyOf(source, choices) },
      {
        id: 'target',
        header: 'Wordt',
        width: '320px',
        cell: (source) => {
          const options = optionsOf(source, active)
          const target = targetOf(source, choices)
          return (
            <Combobox
              label={`Rekening voor ${source.number} ${source.name}`}
              labelHidden
              options={options}
              value={options.find(({ value }) => value === target) ?? null}
              error={fields[`accounts.${source.number}`]}
              onChange={(option) => option !== null && onChoose({ ...choices, [source.number]: option.value })}
            />
          )
        },
      },
    ]
  }, [accounts, choices, fields, onChoose])
  return (
    <Card title="Rekeningen" padding="none">
      <Table label="Rekeningen uit het auditfile" columns={columns} rows={sources} rowKey={({ number }) => number} />
    </Card>
  )
}
