import { contract } from '@klopt/api-client/contract'
import { Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import type { TripForm } from './trip-form.ts'

/** The trips one makes more often; choosing one fills in the form. */
export function UsualTrips({ administrationId }: { administrationId: number }) {
  const { reset, getValues } = useFormContext<TripForm>()
  const usual = useQuery(query(contract.trips.usual, { params: { administrationId } })).data?.items ?? []
  if (usual.length === 0) return null
  const fill = (index: number | null) => {
    const chosen = index === null ? undefined : usual[index]
    if (!chosen) return
    const { fromPlace, toPlace, kilometres, isReturn, purpose, kind, vehicle } = chosen
    const values = { fromPlace, toPlace, kilometres: String(kilometres), isReturn, purpose, kind, vehicle }
    reset({ ...getValues(), ...values }, { keepDefaultValues: true })
  }
  return (
    <Select
      label="Gebruikelijke rit"
      placeholder="Kies een rit die je vaker maakt"
      options={usual.map(({ fromPlace, toPlace, purpose }, index) => ({
        value: index,
        label: `${fromPlace} – ${toPlace}, ${purpose}`,
      }))}
      onChange={fill}
    />
  )
}
