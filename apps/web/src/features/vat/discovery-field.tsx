import { contract } from '@klopt/api-client/contract'
import { Button, DateField } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { LatePeriod } from './late-sentences.ts'
import * as styles from './vat.css.ts'

/** Until when a suppletie has to be there, and since when its mistake is known: the booking, or an earlier day. */
export function DiscoveryField({ administrationId, late }: { administrationId: number; late: LatePeriod }) {
  const { periodStart, periodEnd, bookedOn, discoveredOn, deadline, correctableUntil } = late
  const [asks, setAsks] = useState(false)
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const saving = useWrite(contract.vatCorrections.discover, { errors: 'screen' })
  const save = (day: string | null) =>
    saving.mutate({
      params: { administrationId },
      body: { periodStart, discoveredOn: day === bookedOn ? null : day },
    })
  return (
    <>
      <p className={styles.muted}>
        Uiterlijk {formatDateLong(deadline)}:{' '}
        {deadline === correctableUntil
          ? 'daarna zijn de vijf jaar om'
          : `acht weken na ${formatDateLong(discoveredOn)}`}
        .
      </p>
      {mayChange && !asks && (
        <Button variant="text" onClick={() => setAsks(true)}>
          Eerder ontdekt?
        </Button>
      )}
      {mayChange && asks && (
        <DateField
          label="Ontdekt op"
          hint="De acht weken tellen vanaf de dag waarop je de fout zag, ook als je later boekte."
          value={discoveredOn}
          onChange={save}
          min={addDays(periodEnd, 1)}
          max={bookedOn}
          error={saving.error ? (saving.error.fields['discoveredOn'] ?? saving.error.message) : undefined}
        />
      )}
    </>
  )
}
