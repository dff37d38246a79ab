import { BENEFIT_LIMIT_CENTS, benefitCorrection } from '@klopt/bookkeeping/vat-return'
import { Button, Card, DateField, IconButton, MoneyField, TextField } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { belowZero } from './below-zero.ts'
import { Outcome } from './outcome.tsx'
import * as styles from './private-use.css.ts'
import { useRefused } from './use-refused.ts'

interface BenefitsCardProps {
  year: number
  onPrepare: ((cents: number, lastDay: string) => void) | null
  isPending: boolean
}

interface Row {
  readonly key: string
  readonly name: string
  readonly costCents: number | null
  readonly deductedCents: number | null
}

const emptyRow = (): Row => ({ key: crypto.randomUUID(), name: '', costCents: null, deductedCents: null })

/** Gifts and what staff had free (BUA): above the limit for somebody, all VAT on theirs is not deducted. */
export function BenefitsCard({ year, onPrepare, isPending }: BenefitsCardProps) {
  const { card, lacking, refuse } = useRefused()
  const [rows, setRows] = useState<readonly Row[]>(() => [emptyRow()])
  const [lastDay, setLastDay] = useState<string | null>(`${year}-12-31`)
  const change = (key: string, values: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const { persons, vatCents } = benefitCorrection(
    rows.flatMap(({ name, costCents, deductedCents }) =>
      name.trim() === '' ? [] : [{ name, costCents: costCents ?? 0, deductedCents: Math.max(0, deductedCents ?? 0) }],
    ),
  )
  const isIncomplete =
    lastDay === null ||
    rows.some(
      ({ name, costCents, deductedCents }) =>
        name.trim() === '' || costCents === null || deductedCents === null || belowZero(deductedCents) !== undefined,
    )
  const above = persons.filter(({ isAbove }) => isAbove)
  return (
    <Card title="Geschenken en personeel (BUA)">
      <div ref={card} className={styles.form}>
        <p className={styles.muted}>
          Vul per persoon in wat geschenken en voorzieningen in het boekjaar kostten, zonder btw en na een eigen
          bijdrage. Geschenken tellen alleen mee voor wie zelf bijna geen btw aftrekt.
        </p>
        {rows.map((row, index) => (
          <div key={row.key} className={styles.person} role="group" aria-label={`Persoon ${index + 1}`}>
            <TextField
              label="Naam"
              maxLength={100}
              value={row.name}
              error={lacking(row.name.trim() === '', 'Vul een naam in')}
              onChange={({ target }) => change(row.key, { name: target.value })}
            />
            <MoneyField
              label="Kosten"
              value={row.costCents}
              error={lacking(row.costCents === null, 'Vul de kosten in')}
              onChange={(costCents) => change(row.key, { costCents })}
            />
            <MoneyField
              label="Afgetrokken btw"
              value={row.deductedCents}
              error={belowZero(row.deductedCents) ?? lacking(row.deductedCents === null, 'Vul de btw in')}
              onChange={(deductedCents) => change(row.key, { deductedCents })}
            />
            <IconButton
              icon={Trash2}
              className={styles.removePerson}
              label={`Persoon ${index + 1} verwijderen`}
              disabled={rows.length === 1}
              onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
            />
          </div>
        ))}
        <div>
          <Button variant="text" icon={Plus} onClick={() => setRows((before) => [...before, emptyRow()])}>
            Persoon
          </Button>
        </div>
        <DateField
          label="Laatste dag van het boekjaar"
          className={styles.day}
          value={lastDay}
          onChange={setLastDay}
          error={lacking(lastDay === null, 'Vul een dag in')}
        />
        <p className={styles.muted}>
          {above.length === 0
            ? `Niemand kreeg meer dan ${formatEuro(BENEFIT_LIMIT_CENTS)}: alle btw blijft afgetrokken.`
            : `${above.map(({ name, costCents, deductedCents }) => `${name} kreeg ${formatEuro(costCents)}: ${formatEuro(deductedCents)} btw gaat terug`).join('; ')}. Boven ${formatEuro(BENEFIT_LIMIT_CENTS)} gaat alle btw van die persoon terug.`}
        </p>
        <Outcome
          cents={vatCents}
          box="minder in rubriek 5b"
          onPrepare={onPrepare && (() => lastDay !== null && onPrepare(vatCents, lastDay))}
          isPending={isPending}
          onRefuse={refuse}
          isIncomplete={isIncomplete}
        />
      </div>
    </Card>
  )
}
