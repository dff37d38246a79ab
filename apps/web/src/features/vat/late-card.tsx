import { AppLink, Card, RadioGroup } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { entryHref } from '../../app/routing/hrefs.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import type { VatReturn } from './period-states.ts'
import { lateAmountSentence, LATE_LIMIT_SENTENCE } from './return-sentences.ts'
import type { LateChoice } from './vat-search.ts'
import * as styles from './vat.css.ts'

export interface LateCardProps {
  administrationId: number
  vatReturn: VatReturn
  /** What the user chose; undefined before they did. */
  choice: LateChoice | undefined
  onChoose: (choice: LateChoice) => void
}

type Late = VatReturn['late'][number]

/** How many documents of a period are named before the rest is counted. */
const SHOWN = 5

/** What is still to be declared of periods that were filed, and what happens with it in this return. */
export function LateCard({ administrationId, vatReturn, choice, onChoose }: LateCardProps) {
  const { late, filed } = vatReturn
  const mayFile = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  if (late.length === 0) return null
  const tooMuch = late.some(({ needsCorrection }) => needsCorrection)
  return (
    <Card title="Nog aan te geven">
      <div className={styles.status}>
        {late.map((period) => (
          <LatePeriod key={period.key} administrationId={administrationId} period={period} />
        ))}
        {tooMuch && <p>{LATE_LIMIT_SENTENCE}</p>}
        {filed ? (
          <p className={styles.muted}>Je kunt het meenemen in de volgende aangifte, zolang dat mag.</p>
        ) : (
          mayFile && (
            <RadioGroup<LateChoice>
              label="Wat doe je ermee in deze aangifte?"
              value={choice ?? (tooMuch ? null : vatReturn.lateLines)}
              onChange={onChoose}
              options={[
                ...(tooMuch ? [] : [{ value: 'include' as const, label: 'Meenemen' }]),
                {
                  value: 'leave' as const,
                  label: 'Laten staan',
                  hint: tooMuch
                    ? 'Je geeft het aan met een suppletie.'
                    : 'Het blijft wachten tot een volgende aangifte.',
                },
              ]}
            />
          )
        )}
      </div>
    </Card>
  )
}

function LatePeriod({ administrationId, period }: { administrationId: number; period: Late }) {
  const more = period.documents.length - SHOWN
  return (
    <div>
      <p>{lateAmountSentence(period)}</p>
      <ul className={styles.lateDocuments}>
        {period.documents.slice(0, SHOWN).map(({ entryId, date, description, vatCents }) => (
          <li key={entryId}>
            <AppLink href={entryHref(administrationId, entryId)} className={styles.lateDocument}>
              <span className={styles.lineWords}>
                <span className={styles.lineTitle}>{description}</span>
                <span className={styles.lineDetail}>{formatDateShort(date)}</span>
              </span>
              <span className={styles.lineAmount}>{formatEuro(vatCents)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.muted}>en {more === 1 ? 'nog een document' : `nog ${more} documenten`}</p>}
    </div>
  )
}
