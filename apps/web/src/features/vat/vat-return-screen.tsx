import { Badge, Card, PageHeader, Skeleton, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { PeriodStrip } from '../../shared/periods/period-strip.tsx'
import { useAskAbout } from '../../shared/questions/asked-about.ts'
import { ApprovalCard } from '../../shell/approvals/approval-card.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { BoxPane } from './box-pane.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { ForeignVatNotice } from './foreign-vat-notice.tsx'
import { LateCard } from './late-card.tsx'
import { Checklist } from './checklist.tsx'
import { PaymentCard } from './payment-card.tsx'
import { periodStates } from './period-states.ts'
import { ReturnForm } from './return-form.tsx'
import { statusSentence } from './return-sentences.ts'
import { ReturnStatusCard } from './return-status-card.tsx'
import { useReturn } from './use-return.ts'
import type { VatBoxCode } from './vat-search.ts'
import * as periodPage from '../../shared/periods/period-page.css.ts'
import * as styles from './vat.css.ts'

export interface VatReturnScreenProps {
  administrationId: number
  /** The key of the period; without it the server shows the oldest one to file. */
  period: string | undefined
  /** The box whose documents are shown. */
  box: VatBoxCode | undefined
  onBoxChange: (box: VatBoxCode | undefined) => void
  /** Told when there is no such period. */
  onUnknownPeriod: () => void
}

/** The VAT return of a period: the form, what to check, and filing it. */
export function VatReturnScreen(props: VatReturnScreenProps) {
  const { administrationId, period, box, onBoxChange, onUnknownPeriod } = props
  usePageTitle('Btw-aangifte')
  const { periods, data, failed } = useReturn(administrationId, { period }, onUnknownPeriod)
  const current = data ?? periods?.find(({ key }) => key === period)
  const state = current && periodStates[current.state]
  useAskAbout(
    current === undefined ? null : { subject: { kind: 'period', key: current.key }, words: 'deze btw-periode' },
  )
  const isPhone = useMediaQuery(media.phone)
  return (
    <div className={periodPage.page} aria-busy={data === undefined && !failed}>
      <PageHeader
        className={periodPage.header}
        title={current ? `Btw ${current.label}` : 'Btw-aangifte'}
        badge={state && <Badge tone={state.tone}>{state.label}</Badge>}
        description={current ? statusSentence(current) : '\u00a0'}
      />
      <PeriodStrip
        periods={periods?.map(({ key, label, state: standing }) => ({
          key,
          name: label,
          href: administrationAddress(administrationId, 'vat-return', { search: { period: key } }),
          state: periodStates[standing],
        }))}
        current={current?.key}
      />
      {failed ? (
        <Card>
          <LoadError onRetry={() => void failed.refetch()} />
        </Card>
      ) : !data ? (
        <LoadingReturn />
      ) : (
        <div className={styles.columns}>
          {/* What it comes to stands above some two screens of boxes. */}
          {isPhone && (
            <ReturnStatusCard key={`${data.key} ${data.filed?.id}`} {...{ administrationId }} vatReturn={data} />
          )}
          <ReturnForm key={data.key} vatReturn={data} openBox={box} onOpen={onBoxChange} />
          <div className={styles.aside}>
            {!isPhone && (
              <ReturnStatusCard key={`${data.key} ${data.filed?.id}`} {...{ administrationId }} vatReturn={data} />
            )}
            <ApprovalCard
              administrationId={administrationId}
              kind="vat_return"
              period={data.key}
              canAsk={data.filed === null && (data.state === 'due' || data.state === 'late')}
            />
            {data.filed && <PaymentCard administrationId={administrationId} returnId={data.filed.id} />}
            <LateCard administrationId={administrationId} vatReturn={data}>
              <ForeignVatNotice administrationId={administrationId} />
              <CorrectionsCard administrationId={administrationId} period={data} />
              <Checklist administrationId={administrationId} vatReturn={data} periods={periods ?? []} />
            </LateCard>
          </div>
          <BoxPane
            administrationId={administrationId}
            vatReturn={data}
            box={box}
            onClose={() => onBoxChange(undefined)}
          />
        </div>
      )}
    </div>
  )
}

const LoadingReturn = () => (
  <div className={styles.columns}>
    <Card title="Aangifte omzetbelasting" padding="none">
      <div className={styles.loading}>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} width={index % 4 === 0 ? '40%' : '100%'} />
        ))}
      </div>
    </Card>
    <Card title="Aangifte">
      <Skeleton height="120px" />
    </Card>
  </div>
)
