import { contract } from '@klopt/api-client/contract'
import type { ApiError } from '@klopt/api-client'
import { Alert, AppLink, Button, Card, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { Download, RotateCcw, Send } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { download } from '../../app/transport/download.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useApprovalWaits } from '../../shell/approvals/use-approval-waits.ts'
import { WithoutApproval } from '../../shell/approvals/without-approval.tsx'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import { FilingQuestion, type Filing } from './filing-question.tsx'
import type { VatReturn } from './period-states.ts'
import { TakeBackModal } from './take-back-modal.tsx'
import { filedSentence, notYetSentence, paidSentence, paymentSentence } from './return-sentences.ts'
import * as styles from './vat.css.ts'

export interface ReturnStatusCardProps {
  administrationId: number
  vatReturn: VatReturn
}

/** What the return comes to, and filing it or taking it back. */
export function ReturnStatusCard({ administrationId, vatReturn }: ReturnStatusCardProps) {
  return vatReturn.filed ? (
    <FiledCard administrationId={administrationId} vatReturn={vatReturn} filed={vatReturn.filed} />
  ) : (
    <OpenCard administrationId={administrationId} vatReturn={vatReturn} />
  )
}

function OpenCard({ administrationId, vatReturn }: ReturnStatusCardProps) {
  const { key, label, state, payableEuros, dueDate, isWorksheet } = vatReturn
  const [asks, setAsks] = useState(false)
  const waits = useApprovalWaits(administrationId, 'vat_return', key)
  const isOver = state === 'due' || state === 'late'
  const notYet = notYetSentence(vatReturn)
  const mayFile = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const filing = useWrite(contract.vat.file, { errors: 'screen' })
  const [handedIn, setHandedIn] = useState<Filing>({})
  const file = (how: Filing) => {
    setHandedIn(how)
    return (
      filing
        .mutateAsync({ params: { administrationId }, body: { period: key, payableEuros, ...how } })
        // The reason stands in the card, so the question has nothing more to ask.
        .then(
          () => void toast.success(`Aangifte over ${label} gedaan. De bedragen staan vast.`),
          () => undefined,
        )
    )
  }
  return (
    <Card title={isOver ? 'Aangifte' : 'Tot nu toe'}>
      <div className={styles.status}>
        <Total payableEuros={payableEuros} />
        {!isWorksheet && state !== 'exempt' && (
          <p className={styles.muted}>
            {isOver ? paymentSentence(vatReturn, today()) : `Uiterlijk ${formatDateLong(dueDate)}.`}
          </p>
        )}
        {notYet !== null && <p>{notYet}</p>}
        {filing.error && <Refused error={filing.error} />}
        <WithoutApproval
          error={filing.error}
          button="Zonder akkoord aangifte doen"
          isPending={filing.isPending}
          onGo={(approvalReason) => void file({ ...handedIn, approvalReason })}
        />
        {mayFile && notYet === null && waits !== null && <p>Nog zonder akkoord.</p>}
        {mayFile && notYet === null && (
          <Button variant="primary" icon={Send} fullWidth onClick={() => setAsks(true)}>
            Aangifte doen
          </Button>
        )}
      </div>
      <FilingQuestion
        administrationId={administrationId}
        vatReturn={vatReturn}
        waits={waits}
        open={asks}
        onClose={() => setAsks(false)}
        onFile={file}
      />
    </Card>
  )
}

function FiledCard({
  administrationId,
  vatReturn,
  filed,
}: ReturnStatusCardProps & { filed: NonNullable<VatReturn['filed']> }) {
  const [asks, setAsks] = useState(false)
  const params = { administrationId, returnId: filed.id }
  const mayTakeBack = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const pdf = useWrite(contract.vat.pdf, { errors: 'screen' })
  const paid = useQuery(query(contract.vatPayments.get, { params }))
  return (
    <Card title="Aangegeven">
      <div className={styles.status}>
        <Total payableEuros={vatReturn.payableEuros} />
        <p className={styles.muted}>{filedSentence(filed)}</p>
        {filed.handedInOn !== null && !vatReturn.isWorksheet && (
          <p className={styles.muted}>Door jou ingediend op {formatDateLong(filed.handedInOn)}.</p>
        )}
        <p className={styles.muted}>
          {paid.isPending ? '\u00a0' : ((paid.data && paidSentence(paid.data)) ?? paymentSentence(vatReturn, today()))}
        </p>
        <AppLink href={administrationAddress(administrationId, 'vat-return/hand-in')} className={styles.solve}>
          Zo dien je zelf in
        </AppLink>
        {pdf.error && <Refused error={pdf.error} />}
        <Button
          icon={Download}
          fullWidth
          loading={pdf.isPending}
          onClick={() => pdf.mutate({ params }, { onSuccess: download })}
        >
          PDF downloaden
        </Button>
        {filed.isLatest && mayTakeBack && (
          <Button variant="text" icon={RotateCcw} fullWidth onClick={() => setAsks(true)}>
            Aangifte terugnemen
          </Button>
        )}
      </div>
      {asks && (
        <TakeBackModal
          administrationId={administrationId}
          returnId={filed.id}
          label={vatReturn.label}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  )
}

function Total({ payableEuros }: { payableEuros: number }) {
  return (
    <div>
      <div className={styles.muted}>{payableEuros < 0 ? 'Terug te vragen' : 'Te betalen'}</div>
      <div className={styles.due}>€&nbsp;{formatWholeEuros(Math.abs(payableEuros))}</div>
    </div>
  )
}

/** Why the server did not do it, in its own words. */
function Refused({ error }: { error: ApiError }) {
  return <Alert tone="danger">{error.message}</Alert>
}
