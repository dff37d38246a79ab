import { contract } from '@klopt/api-client/contract'
import { LARGEST_INCLUDED_CENTS } from '@klopt/bookkeeping/vat-return'
import { Alert, AppLink, Button, Confirm, VerdictCard, type VerdictCardProps } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { Check, Download, Scale, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref } from '../../app/routing/hrefs.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import { daysBetween, interestWords, outcomeWords, reasonSentence, type Correction } from './late-sentences.ts'
import { ProcessModal } from './process-modal.tsx'
import { SubmitModal } from './submit-modal.tsx'
import * as styles from './vat.css.ts'

type VerdictFact = NonNullable<VerdictCardProps['facts']>[number]

export interface CorrectionCardProps {
  administrationId: number
  correction: Correction
}

/** What a suppletie comes to, why it is needed and until when, and what is to be done with it. */
export function CorrectionCard({ administrationId, correction }: CorrectionCardProps) {
  const { differenceEuros, reasons, state, vatCents } = correction
  return (
    <VerdictCard
      title={titleOf(correction)}
      tone={toneOf(correction)}
      icon={Scale}
      amount={`€\u00a0${formatWholeEuros(Math.abs(differenceEuros))}`}
      amountLabel={outcomeWords(differenceEuros)}
      {...(reasons.includes('period_amount') && {
        limit: { valueCents: vatCents, limitCents: LARGEST_INCLUDED_CENTS, label: 'grens €\u00a01.000' },
      })}
      rule={reasonSentence(reasons)}
      law="Artikel 10a AWR en artikel 15 Uitvoeringsbesluit omzetbelasting 1968."
      facts={state === 'processed' ? processedFacts(correction) : deadlineFacts(correction)}
    >
      <div className={styles.status}>
        <Actions administrationId={administrationId} correction={correction} />
        <p className={styles.muted}>
          Klopt dient niet zelf in: neem de cijfers over op Mijn Belastingdienst Zakelijk.
          {state === 'draft' && ' Daarna ligt dit vast.'}{' '}
          <AppLink href={administrationAddress(administrationId, 'vat-return/hand-in')} className={styles.solve}>
            Zo dien je in
          </AppLink>
        </p>
      </div>
    </VerdictCard>
  )
}

function deadlineFacts(correction: Correction): VerdictFact[] {
  const { deadline, discoveredOn, handedInOn, correctableUntil } = correction
  const interest = { term: 'Belastingrente', details: interestWords(correction, today()) }
  if (handedInOn !== null) return [{ term: 'Ingediend op', details: formatDateLong(handedInOn) }, interest]
  if (deadline === null || discoveredOn === null) return [interest]
  return [
    { term: 'Uiterlijk', details: formatDateLong(deadline) },
    {
      term: deadline === correctableUntil ? 'Dan zijn de vijf jaar om' : `8 weken na ${formatDateLong(discoveredOn)}`,
      details: leftWords(daysBetween(today(), deadline)),
    },
    interest,
  ]
}

function processedFacts({ assessment }: Correction): VerdictFact[] {
  if (assessment === null) return []
  return [
    { term: 'Beschikking', details: formatDateLong(assessment.assessedOn) },
    { term: 'Bedrag', details: formatEuro(assessment.amountCents) },
    ...(assessment.interestCents === 0 ? [] : [{ term: 'Rente', details: formatEuro(assessment.interestCents) }]),
    ...(assessment.fineCents === 0 ? [] : [{ term: 'Boete', details: formatEuro(assessment.fineCents) }]),
  ]
}

/** Before it is handed in whether it has to be; then how it stands. */
function titleOf({ state, reasons }: Correction): string {
  if (state === 'processed') return 'Suppletie verwerkt'
  if (state === 'submitted') return 'Suppletie ingediend'
  return reasons.length > 0 ? 'Suppletie verplicht' : 'Suppletie'
}

function toneOf({ state, reasons }: Correction): VerdictCardProps['tone'] {
  if (state === 'processed') return 'success'
  return state === 'draft' && reasons.length > 0 ? 'danger' : 'info'
}

function leftWords(days: number): string {
  if (days < 0) return 'te laat'
  return days === 1 ? 'nog 1 dag' : `nog ${days} dagen`
}

function Actions({ administrationId, correction }: CorrectionCardProps) {
  const { id, state, key } = correction
  const params = { administrationId, correctionId: id }
  const [asks, setAsks] = useState<'submit' | 'process' | 'delete' | null>(null)
  const navigate = useNavigate()
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const remove = useWrite(contract.vatCorrections.delete, { errors: 'screen' })
  const pdf = useWrite(contract.vatCorrections.pdf, { errors: 'screen' })
  const failed = remove.error ?? pdf.error
  const close = () => setAsks(null)
  return (
    <>
      {failed && <Alert tone="danger">{failed.message}</Alert>}
      {mayChange && state === 'draft' && (
        <Button variant="primary" icon={Check} fullWidth onClick={() => setAsks('submit')}>
          Ik heb de suppletie ingediend
        </Button>
      )}
      {mayChange && state === 'submitted' && (
        <Button variant="primary" icon={Check} fullWidth onClick={() => setAsks('process')}>
          Beschikking verwerken
        </Button>
      )}
      {correction.journalEntryId !== null && (
        <AppLink href={entryHref(administrationId, correction.journalEntryId)}>Boeking bekijken</AppLink>
      )}
      <Button
        icon={Download}
        fullWidth
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ params }, { onSuccess: download })}
      >
        PDF downloaden
      </Button>
      {mayChange && state !== 'processed' && (
        <Button variant="text" icon={Trash2} fullWidth onClick={() => setAsks('delete')}>
          Suppletie verwijderen
        </Button>
      )}
      {asks === 'submit' && <SubmitModal administrationId={administrationId} correction={correction} onClose={close} />}
      <Confirm
        open={asks === 'delete'}
        onClose={close}
        onConfirm={() =>
          remove.mutateAsync({ params }).then(
            () =>
              void navigate({
                href: administrationAddress(administrationId, 'vat-return', { search: { period: key } }),
              }),
            () => undefined,
          )
        }
        title="Suppletie verwijderen"
        confirmLabel="Verwijderen"
        careful
      >
        <p>Wat erin staat, is daarna weer nog aan te geven. Heb je de suppletie al ingediend, laat die dan staan.</p>
      </Confirm>
      {asks === 'process' && (
        <ProcessModal administrationId={administrationId} correction={correction} onClose={close} />
      )}
    </>
  )
}
