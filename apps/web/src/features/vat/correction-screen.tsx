import { contract } from '@klopt/api-client/contract'
import { Card, DetailHeader, Skeleton, Steps } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import { CorrectionCard } from './correction-card.tsx'
import { CorrectionDocuments } from './correction-documents.tsx'
import { CorrectionTable } from './correction-table.tsx'
import { correctionStates } from './correction-states.ts'
import { PaymentCard } from './payment-card.tsx'
import type { Correction } from './late-sentences.ts'
import { daysOf } from './return-sentences.ts'
import * as periodPage from '../../shared/periods/period-page.css.ts'
import * as styles from './vat.css.ts'

export interface CorrectionScreenProps {
  administrationId: number
  correctionId: number
}

const STATES = ['draft', 'submitted', 'processed'] as const

/** A suppletie: what was declared, what is right, the difference, and how it stands. */
export function CorrectionScreen({ administrationId, correctionId }: CorrectionScreenProps) {
  usePageTitle('Suppletie')
  const found = useQuery(query(contract.vatCorrections.get, { params: { administrationId, correctionId } }))
  const { data } = found
  return (
    <div className={periodPage.page} aria-busy={found.isPending}>
      <DetailHeader
        back={{
          label: data ? `Btw ${data.label}` : 'Btw',
          href: administrationAddress(administrationId, 'vat-return', { search: { period: data?.key } }),
        }}
        className={periodPage.header}
        title={data ? `Suppletie ${data.label}` : 'Suppletie'}
        description={data ? comparedSentence(data) : '\u00a0'}
        actions={data && <States state={data.state} />}
      />
      {found.isError ? (
        <Card>
          <LoadError error={found.error} onRetry={() => void found.refetch()} />
        </Card>
      ) : !data ? (
        <Card>
          <Skeleton height="240px" />
        </Card>
      ) : (
        <div className={styles.columns}>
          <div className={periodPage.page}>
            <CorrectionTable correction={data} />
            <CorrectionDocuments administrationId={administrationId} correction={data} />
          </div>
          <div className={styles.aside}>
            <CorrectionCard key={data.state} administrationId={administrationId} correction={data} />
            {data.state === 'processed' && <PaymentCard administrationId={administrationId} returnId={data.id} />}
          </div>
        </div>
      )}
    </div>
  )
}

function States({ state }: Pick<Correction, 'state'>) {
  return (
    <Steps
      label="Hoe de suppletie ervoor staat"
      steps={STATES.map((each) => correctionStates[each].label)}
      current={state === 'processed' ? STATES.length : STATES.indexOf(state)}
    />
  )
}

/** '1 januari t/m 31 maart 2026 · aangegeven op 24 april 2026 met € 330 te betalen'. */
function comparedSentence({ periodStart, periodEnd, compared: { kind, at, payableEuros } }: Correction): string {
  const day = formatDateLong(dayOfInstant(at))
  const what = kind === 'return' ? 'aangegeven' : 'voor het laatst gecorrigeerd'
  const amount = `€ ${formatWholeEuros(Math.abs(payableEuros))} ${payableEuros < 0 ? 'terug te vragen' : 'te betalen'}`
  return `${daysOf({ start: periodStart, end: periodEnd })} · ${what} op ${day} met ${amount}`
}
