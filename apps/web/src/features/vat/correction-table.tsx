import { VAT_BOX_SECTIONS } from '@klopt/bookkeeping/vat'
import { Card, CompareTable, CopyButton, type CompareMeasure, type CompareRow } from '@klopt/ui'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import type { Correction } from './late-sentences.ts'
import * as styles from './vat.css.ts'

type Row = Correction['rows'][number]

const MEASURES: readonly CompareMeasure[] = [
  { id: 'base', name: 'Omzet' },
  { id: 'vat', name: 'Btw' },
]

/** The form of a suppletie: of each box what was declared, what is right and the difference, in whole euros. */
export function CorrectionTable({ correction }: { correction: Correction }) {
  const byBox = new Map(correction.rows.map((row) => [row.box, row]))
  return (
    <Card padding="none">
      <div className={styles.wide}>
        <CompareTable
          label={`Suppletie ${correction.label}`}
          beforeName="Aangegeven"
          afterName="Nieuw"
          rowName={{ one: 'rubriek', more: 'rubrieken' }}
          measures={MEASURES}
          sections={VAT_BOX_SECTIONS.map(({ number, label, boxes }) => ({
            title: `${number}. ${label}`,
            rows: boxes.flatMap((box) => byBox.get(box) ?? []).map(rowOf),
          }))}
          format={(cents) => formatWholeEuros(cents / 100)}
          actionOf={(row, { id, name }) => (
            <CopyButton
              value={String((row.amounts[id]?.afterCents ?? 0) / 100)}
              label={`${row.id} ${name.toLowerCase()}`}
            />
          )}
        />
      </div>
    </Card>
  )
}

function rowOf(row: Row): CompareRow {
  const isResult = row.box === '5g'
  const words = (row.correctedVatEuros ?? 0) < 0 ? 'Terug te vragen' : 'Te betalen'
  return {
    id: row.box,
    code: row.box,
    label: isResult ? words : row.label,
    isResult,
    amounts: {
      ...amountsOf('base', row.declaredBaseEuros, row.correctedBaseEuros),
      ...amountsOf('vat', row.declaredVatEuros, row.correctedVatEuros),
    },
  }
}

const amountsOf = (id: string, before: number | null, after: number | null) =>
  before === null || after === null ? {} : { [id]: { beforeCents: before * 100, afterCents: after * 100 } }
