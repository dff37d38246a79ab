import { VAT_BOX_SECTIONS } from '@klopt/bookkeeping/vat'
import { Alert, Card, classNames, CopyButton, Switch, Tick } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import { BoxRow } from './box-row.tsx'
import type { VatReturn } from './period-states.ts'
import { lateVatSentence, roundingSentence, schemeSentence } from './return-sentences.ts'
import type { VatBoxCode } from './vat-search.ts'
import { roles } from './table-roles.ts'
import * as styles from './vat.css.ts'

export interface ReturnFormProps {
  vatReturn: VatReturn
  openBox: VatBoxCode | undefined
  onOpen: (box: VatBoxCode) => void
}

/** The form as it is on the tax authority's paper: sections, boxes, whole euros. */
export function ReturnForm({ vatReturn, openBox, onOpen }: ReturnFormProps) {
  const [showsCents, setShowsCents] = useState(false)
  const boxes = new Map(vatReturn.boxes.map((box) => [box.box, box]))
  return (
    <Card
      title={vatReturn.isWorksheet ? 'Werkblad omzetbelasting' : 'Aangifte omzetbelasting'}
      padding="none"
      aside={<Switch label="Toon centen" checked={showsCents} onChange={setShowsCents} />}
    >
      {vatReturn.isWorksheet && (
        <div className={styles.remarksPlace}>
          <Alert tone="warning">
            Niet zelf indienen: jullie zijn een fiscale eenheid. Geef deze bedragen door voor de ene aangifte van de
            eenheid, en kies daarna ‘Aangifte doen’ om ze hier vast te leggen.
          </Alert>
        </div>
      )}
      <table {...roles.table} aria-label="Rubrieken" className={styles.form}>
        {VAT_BOX_SECTIONS.map((section) => (
          <tbody {...roles.group} key={section.number} className={styles.section}>
            <tr {...roles.row} className={styles.sectionRow}>
              <th {...roles.rowHead} scope="rowgroup" colSpan={2} className={styles.sectionHead}>
                {section.number}. {section.label}
              </th>
              {section.number < 5 ? (
                <th {...roles.head} scope="col" className={styles.columnHead}>
                  Omzet
                </th>
              ) : (
                <td {...roles.cell} className={styles.columnHead} />
              )}
              <th {...roles.head} scope="col" className={styles.columnHead}>
                Btw
              </th>
            </tr>
            {section.boxes
              .filter((code) => code !== '5g')
              .flatMap((code) => boxes.get(code) ?? [])
              .map((box) => (
                <BoxRow key={box.box} box={box} showsCents={showsCents} isOpen={box.box === openBox} onOpen={onOpen} />
              ))}
          </tbody>
        ))}
      </table>
      <Outcome vatReturn={vatReturn} showsCents={showsCents} onOpen={onOpen} />
      <Remarks vatReturn={vatReturn} />
    </Card>
  )
}

type OutcomeProps = Pick<ReturnFormProps, 'vatReturn' | 'onOpen'> & { showsCents: boolean }

/** 5g, large, with the tick when the VAT accounts of the ledger say the same. */
function Outcome({ vatReturn, showsCents, onOpen }: OutcomeProps) {
  const { payableEuros, boxes, checks } = vatReturn
  const total = boxes.find(({ box }) => box === '5g')
  const ties = checks.some(({ kind, tone }) => kind === 'ledger_difference' && tone === 'success')
  return (
    <div className={styles.outcome}>
      <div className={styles.outcomeWords}>
        <span className={styles.outcomeLabel}>5g {payableEuros < 0 ? 'Terug te vragen' : 'Te betalen'}</span>
        {ties && <Tick>Klopt met de btw-rekeningen</Tick>}
        {showsCents && total && <span className={styles.muted}>precies {formatEuro(total.vatCents ?? 0)}</span>}
      </div>
      <div className={styles.outcomeAmount}>
        <button
          type="button"
          className={classNames(styles.open, styles.openTotal)}
          aria-label={`5g, € ${formatWholeEuros(payableEuros)}, documenten tonen`}
          onClick={() => onOpen('5g')}
        >
          €&nbsp;{formatWholeEuros(Math.abs(payableEuros))}
        </button>
        <CopyButton value={String(payableEuros)} label="5g" />
      </div>
    </div>
  )
}

function Remarks({ vatReturn }: { vatReturn: VatReturn }) {
  const sentences = [
    schemeSentence(vatReturn.scheme),
    roundingSentence(vatReturn.roundingDifferenceCents),
    lateVatSentence(vatReturn.lateVatCents),
  ].filter((sentence) => sentence !== null)
  if (sentences.length === 0) return null
  return (
    <div className={styles.remarksPlace}>
      <div className={styles.remarks}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
