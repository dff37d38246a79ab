import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, Card, RadioGroup } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { DiscoveryField } from './discovery-field.tsx'
import { LateDocuments } from './late-documents.tsx'
import { lateAmountSentence, netSentence, verdictSentence, type LatePeriod } from './late-sentences.ts'
import type { VatReturn } from './period-states.ts'
import * as styles from './vat.css.ts'

export interface LateCardProps {
  administrationId: number
  vatReturn: VatReturn
  /** What stands below it, which waits for it so that nothing moves. */
  children: ReactNode
}

/** What is still to be declared of periods that were filed, with what the law asks and what somebody decided. */
export function LateCard({ administrationId, vatReturn: { key, late, filed }, children }: LateCardProps) {
  const shows = late.length > 0
  const { data, isPending } = useQuery({
    ...query(contract.vatCorrections.late, { params: { administrationId } }),
    enabled: shows,
  })
  if (shows && isPending) return null
  const periods = shows ? (data?.periods ?? []).filter((period) => !filed || period.key === key) : []
  return (
    <>
      {periods.length > 0 && (
        <Card title="Nog aan te geven">
          <div className={styles.latePeriods}>
            {periods.map((period) => (
              <Late key={period.key} administrationId={administrationId} late={period} />
            ))}
          </div>
        </Card>
      )}
      {children}
    </>
  )
}

type Decision = NonNullable<LatePeriod['decision']>

function Late({ administrationId, late }: { administrationId: number; late: LatePeriod }) {
  const { label, verdict, decision, periodStart, correction } = late
  const mayDecide = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const deciding = useWrite(contract.vatCorrections.decide, { errors: 'screen' })
  const net = netSentence(late)
  const decide = (chosen: Decision) =>
    deciding.mutate({ params: { administrationId }, body: { periodStart, decision: chosen } })
  return (
    <section aria-label={label} className={styles.status}>
      <p>{lateAmountSentence(late)}</p>
      {net !== null && <p className={styles.muted}>{net}</p>}
      <LateDocuments administrationId={administrationId} documents={late.documents} />
      <p>{verdictSentence(late)}</p>
      {verdict === 'correction' && <DiscoveryField administrationId={administrationId} late={late} />}
      {verdict === 'next_return' && mayDecide && (
        <RadioGroup<Decision>
          label="Wat doe je ermee?"
          value={decision ?? 'next_return'}
          onChange={decide}
          options={[
            { value: 'next_return', label: 'Meenemen in de volgende aangifte' },
            { value: 'correction', label: 'Suppletie doen' },
          ]}
        />
      )}
      {deciding.error && <Alert tone="danger">{deciding.error.message}</Alert>}
      {verdict !== 'expired' && (verdict === 'correction' || decision === 'correction') && (
        <CorrectionButton administrationId={administrationId} periodStart={periodStart} correction={correction} />
      )}
    </section>
  )
}

interface CorrectionButtonProps {
  administrationId: number
  periodStart: string
  correction: LatePeriod['correction']
}

/** Leads to the correction there is, or begins one. */
function CorrectionButton({ administrationId, periodStart, correction }: CorrectionButtonProps) {
  const mayStart = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const navigate = useNavigate()
  const start = useWrite(contract.vatCorrections.start, { errors: 'screen' })
  const addressOf = (correctionId: number) =>
    administrationAddress(administrationId, 'vat-return/corrections/$correctionId', { params: { correctionId } })
  if (correction)
    return (
      <AppLink href={addressOf(correction.id)} className={styles.solve}>
        Suppletie bekijken
      </AppLink>
    )
  if (!mayStart) return null
  return (
    <>
      {start.error && <Alert tone="danger">{start.error.message}</Alert>}
      <Button
        fullWidth
        loading={start.isPending}
        onClick={() =>
          start.mutate(
            { params: { administrationId }, body: { periodStart } },
            { onSuccess: ({ id }) => void navigate({ href: addressOf(id) }) },
          )
        }
      >
        Suppletie maken
      </Button>
    </>
  )
}
