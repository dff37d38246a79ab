import { contract, type Trip, type TripInput } from '@klopt/api-client/contract'
import { Button, Checkbox, DateField, NumberField, Select, TextField, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { TRIP_KINDS } from './trip-columns.tsx'

interface TripDraft extends Omit<TripInput, 'day' | 'kilometres'> {
  readonly day: string | null
  /** As it is typed. */
  readonly kilometres: string | null
}

const newTrip = (): TripDraft => ({
  day: today(),
  fromPlace: '',
  toPlace: '',
  kilometres: null,
  isReturn: true,
  purpose: '',
  kind: 'business',
})

export interface TripModalProps {
  administrationId: number
  /** Null for a new one. */
  trip: Trip | null
  onClose: () => void
}

/** A trip to add or change; the usual ones are a press away. */
export function TripModal({ administrationId, trip, onClose }: TripModalProps) {
  const [first] = useState<TripDraft>(trip ? { ...trip, kilometres: String(trip.kilometres) } : newTrip)
  const [draft, setDraft] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const usual = useQuery(query(contract.trips.usual, { params: { administrationId } })).data ?? []
  const create = useWrite(contract.trips.create, { errors: 'screen' })
  const save = useWrite(contract.trips.save, { errors: 'screen' })
  const remove = useWrite(contract.trips.delete, { errors: 'screen' })
  const change = (part: Partial<TripDraft>) => setDraft((before) => ({ ...before, ...part }))
  const error = create.error ?? save.error ?? remove.error
  const faults: Readonly<Record<string, string>> = error?.fields ?? {}
  const done = (text: string) => () => {
    toast.success(text)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { day, kilometres, ...rest } = draft
    if (day === null || kilometres === null) return setMissing(true)
    const body = { ...rest, day, kilometres: Number(kilometres) }
    const sent = trip
      ? save.mutateAsync({ params: { administrationId, tripId: trip.id }, body: { ...body, version: trip.version } })
      : create.mutateAsync({ params: { administrationId }, body })
    // The reason stands in the form.
    await sent.then(done('De rit is opgeslagen'), () => undefined)
  }
  return (
    <FormModal
      title={trip ? 'Rit wijzigen' : 'Nieuwe rit'}
      button="Rit opslaan"
      isPending={create.isPending || save.isPending}
      problem={Object.keys(faults).length === 0 ? error?.message : undefined}
      unsavedChanges={draft !== first && !create.isSuccess && !save.isSuccess && !remove.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      {trip === null && usual.length > 0 && (
        <Select
          label="Gebruikelijke rit"
          placeholder="Kies een rit die je vaker maakt"
          options={usual.map(({ fromPlace, toPlace, purpose }, index) => ({
            value: index,
            label: `${fromPlace} – ${toPlace}, ${purpose}`,
          }))}
          onChange={(index) => {
            const chosen = index === null ? undefined : usual[index]
            if (chosen) change({ ...chosen, kilometres: String(chosen.kilometres) })
          }}
        />
      )}
      <DateField
        label="Datum"
        required
        value={draft.day}
        today={today()}
        onChange={(day) => change({ day })}
        error={faults['day'] ?? (isMissing && draft.day === null ? 'Vul een datum in' : undefined)}
      />
      <TextField
        label="Van"
        required
        maxLength={200}
        value={draft.fromPlace}
        onChange={(event) => change({ fromPlace: event.target.value })}
        error={faults['fromPlace']}
      />
      <TextField
        label="Naar"
        required
        maxLength={200}
        value={draft.toPlace}
        onChange={(event) => change({ toPlace: event.target.value })}
        error={faults['toPlace']}
      />
      <NumberField
        label="Kilometers enkele reis"
        required
        unit="km"
        maxDecimals={0}
        value={draft.kilometres}
        onChange={(kilometres) => change({ kilometres })}
        error={faults['kilometres'] ?? (isMissing && draft.kilometres === null ? 'Vul de kilometers in' : undefined)}
      />
      <Checkbox
        label="Heen en terug"
        checked={draft.isReturn}
        onChange={(event) => change({ isReturn: event.target.checked })}
      />
      <TextField
        label="Doel"
        required
        maxLength={500}
        hint="Bijvoorbeeld bij wie je op bezoek ging."
        value={draft.purpose}
        onChange={(event) => change({ purpose: event.target.value })}
        error={faults['purpose']}
      />
      <Select
        label="Soort"
        required
        options={(['business', 'commute', 'private'] as const).map((kind) => ({
          value: kind,
          label: TRIP_KINDS[kind],
        }))}
        value={draft.kind}
        onChange={(kind) => kind && change({ kind })}
      />
      {trip && (
        <Button
          variant="danger"
          loading={remove.isPending}
          onClick={() =>
            void remove
              .mutateAsync({ params: { administrationId, tripId: trip.id }, body: { version: trip.version } })
              .then(done('De rit is verwijderd'), () => undefined)
          }
        >
          Rit verwijderen
        </Button>
      )}
    </FormModal>
  )
}
