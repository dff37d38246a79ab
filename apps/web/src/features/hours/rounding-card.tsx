import { contract, type Project } from '@klopt/api-client/contract'
import { Card, RadioGroup, Select, toast } from '@klopt/ui'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './hours.css.ts'

type Rounding = NonNullable<Project['rounding']>

interface RoundingCardProps {
  administrationId: number
  contact: { id: number; name: string }
  rounding: Rounding
}

const steps: { value: Rounding['minutes']; label: string }[] = [
  { value: 0, label: 'Niet afronden' },
  { value: 6, label: 'Op 6 minuten' },
  { value: 15, label: 'Op 15 minuten' },
  { value: 30, label: 'Op 30 minuten' },
]

/** How the hours of the customer are rounded up when they are invoiced; what was worked stays as it was. */
export function RoundingCard({ administrationId, contact, rounding }: RoundingCardProps) {
  const save = useWrite(contract.projects.saveRounding)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const change = (next: Partial<Rounding>) =>
    save.mutate(
      { params: { administrationId }, body: { contactId: contact.id, ...rounding, ...next } },
      { onSuccess: () => toast.success('De afronding is opgeslagen') },
    )
  return (
    <Card title={`Afronden voor ${contact.name}`}>
      <div className={styles.settings}>
        <Select
          label="Naar boven afronden"
          disabled={!mayChange}
          options={steps}
          value={rounding.minutes}
          onChange={(minutes) => minutes !== null && change({ minutes })}
        />
        <RadioGroup
          label="Waarvan"
          orientation="horizontal"
          disabled={!mayChange}
          options={[
            { value: 'entry', label: 'Van elke regel' },
            { value: 'day', label: 'Van elke dag samen' },
          ]}
          value={rounding.per}
          onChange={(per) => change({ per })}
        />
      </div>
      <p className={styles.muted}>Geldt voor alle projecten van deze klant, vanaf de volgende factuur.</p>
    </Card>
  )
}
