import { contract, type Trip } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { TripFields } from './trip-fields.tsx'
import { tripFormOf, tripOf, type TripForm } from './trip-form.ts'
import { UsualTrips } from './usual-trips.tsx'

export interface TripModalProps {
  administrationId: number
  /** Null for a new one. */
  trip: Trip | null
  onClose: () => void
}

/** A trip to add or change; the usual ones are a press away. */
export function TripModal({ administrationId, trip, onClose }: TripModalProps) {
  const form = useForm<TripForm>({ defaultValues: tripFormOf(trip), mode: 'onTouched' })
  const create = useWrite(contract.trips.create, { errors: 'screen' })
  const save = useWrite(contract.trips.save, { errors: 'screen' })
  const remove = useWrite(contract.trips.delete, { errors: 'screen' })
  const isDone = create.isSuccess || save.isSuccess || remove.isSuccess
  const after = (sent: Promise<unknown>, text: string) =>
    sent.then(
      () => {
        toast.success(text)
        onClose()
      },
      (error) => showFieldErrors(form, error, ['day', 'fromPlace', 'toPlace', 'kilometres', 'purpose', 'vehicle']),
    )
  const submit = form.handleSubmit((filled) => {
    const body = tripOf(filled)
    if (body === null) return undefined
    const sent = trip
      ? save.mutateAsync({ params: { administrationId, tripId: trip.id }, body: { ...body, version: trip.version } })
      : create.mutateAsync({ params: { administrationId }, body })
    return after(sent, 'De rit is opgeslagen')
  })
  const takeAway = ({ id, version }: Trip) =>
    after(remove.mutateAsync({ params: { administrationId, tripId: id }, body: { version } }), 'De rit is verwijderd')
  return (
    <FormModal
      title={trip ? 'Rit wijzigen' : 'Nieuwe rit'}
      button="Rit opslaan"
      isPending={create.isPending || save.isPending}
      problem={form.formState.errors.root?.message}
      unsavedChanges={form.formState.isDirty && !isDone}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {trip === null && <UsualTrips administrationId={administrationId} />}
        <TripFields administrationId={administrationId} />
      </FormProvider>
      {trip && (
        <Button variant="danger" loading={remove.isPending} onClick={() => void takeAway(trip)}>
          Rit verwijderen
        </Button>
      )}
    </FormModal>
  )
}
