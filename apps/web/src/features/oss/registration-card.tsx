import { contract, type OssRegistration } from '@klopt/api-client/contract'
import { Alert, Badge, Button, Card, DateField, Progress, Skeleton, toast } from '@klopt/ui'
import { formatDateLong, formatDecimal, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { countryName } from '../../shared/administrations/countries.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './oss.css.ts'

/** Whether the one-stop shop is used, and how near distance sales are to the limit above which it is needed. */
export function RegistrationCard({ administrationId }: { administrationId: number }) {
  const { data } = useQuery(query(contract.oss.registration, { params: { administrationId } }))
  return (
    <Card
      title="Éénloketsysteem"
      aside={
        data && <Badge tone={data.since ? 'success' : 'neutral'}>{data.since ? 'In gebruik' : 'Niet in gebruik'}</Badge>
      }
    >
      {data ? <Shown administrationId={administrationId} registration={data} /> : <Skeleton height="120px" />}
    </Card>
  )
}

interface ShownProps {
  administrationId: number
  registration: OssRegistration
}

function Shown({ administrationId, registration }: ShownProps) {
  const [asks, setAsks] = useState(false)
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const { since, thisYearCents, limitCents, isPassed } = registration
  return (
    <div className={styles.status}>
      <Progress
        label="Verkocht dit jaar"
        value={Math.min(thisYearCents, limitCents)}
        max={limitCents}
        valueText={`${formatEuro(thisYearCents)} van ${formatEuro(limitCents)}`}
        tone={isPassed ? 'danger' : 'accent'}
      />
      {isPassed && since === null && (
        <Alert tone="warning">
          Je bent boven de grens, dit of vorig jaar. Over goederen en elektronische diensten aan particulieren betaal je
          btw in hun land. Meld je aan voor de Unieregeling bij de Belastingdienst.
        </Alert>
      )}
      <p className={styles.muted}>
        {since === null
          ? 'Wat telt: goederen die je verstuurt en elektronische diensten aan particulieren in andere EU-landen. Onder de grens reken je Nederlandse btw.'
          : `Vanaf ${formatDateLong(since)} staat bij particulieren in andere EU-landen de btw van hun land klaar.`}
      </p>
      {mayChange && (
        <Button fullWidth onClick={() => setAsks(true)}>
          {since === null ? 'OSS gebruiken' : 'OSS wijzigen'}
        </Button>
      )}
      {asks && <RegistrationModal {...{ administrationId, registration }} onClose={() => setAsks(false)} />}
    </div>
  )
}

function RegistrationModal({ administrationId, registration, onClose }: ShownProps & { onClose: () => void }) {
  const [since, setSince] = useState<string | null>(registration.since ?? today())
  const saving = useWrite(contract.oss.register, { errors: 'screen' })
  const save = (day: string | null) =>
    saving.mutateAsync({ params: { administrationId }, body: { since: day } }).then(
      () => {
        toast.success(day === null ? 'OSS staat uit.' : 'OSS staat aan.')
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  const fault = saving.error?.fields['since']
  return (
    <FormModal
      title="Éénloketsysteem gebruiken"
      button="Gebruiken"
      isPending={saving.isPending}
      problem={fault === undefined ? saving.error?.message : undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        if (since !== null) await save(since)
      }}
      onClose={onClose}
    >
      <p>
        Meld je ook aan voor de Unieregeling bij de Belastingdienst; Klopt doet dat niet. Klopt begint met het gewone
        tarief van elk land; op een factuurregel kies je een verlaagd tarief. Controleer de tarieven van de landen waar
        je aan verkoopt.
      </p>
      <p className={styles.muted}>
        {registration.rates
          .map(({ country, percent }) => `${countryName(country)} ${formatDecimal(percent)}%`)
          .join(' · ')}
      </p>
      <DateField label="Vanaf" required value={since} onChange={setSince} error={fault} />
      {registration.since !== null && (
        <div>
          <Button loading={saving.isPending} onClick={() => void save(null)}>
            Niet meer gebruiken
          </Button>
        </div>
      )}
    </FormModal>
  )
}
