import { contract } from '@klopt/api-client/contract'
import { Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import { TRIP_VEHICLES } from './trip-columns.tsx'
import type { TripForm } from './trip-form.ts'

const vehicles = (['private', 'business'] as const).map((value) => ({ value, label: TRIP_VEHICLES[value] }))

/** With what was driven. Where a car is in the books it has to be chosen: the costs of that one are there already. */
export function VehicleField({ administrationId }: { administrationId: number }) {
  const { control, formState } = useFormContext<TripForm>()
  const usual = useQuery(query(contract.trips.usual, { params: { administrationId } })).data
  const hasBusinessCar = usual?.hasBusinessCar === true
  return (
    <Controller
      control={control}
      name="vehicle"
      rules={{ validate: (chosen) => chosen !== null || !hasBusinessCar || 'Kies waarmee je reed' }}
      render={({ field }) => (
        <Select
          label="Vervoer"
          required
          placeholder="Kies waarmee je reed"
          hint={hasBusinessCar || field.value === 'business' ? NO_COSTS_TWICE : undefined}
          options={vehicles}
          {...field}
          value={field.value ?? (hasBusinessCar ? null : 'private')}
          error={formState.errors.vehicle?.message}
        />
      )}
    />
  )
}

const NO_COSTS_TWICE = 'Een auto van de zaak krijgt geen vergoeding: de kosten ervan staan al in de boeken.'
