import { DateField } from '@klopt/ui'
import type { DraftPartProps } from '../../shared/selling/draft.ts'

/** When it was supplied, where that was another day. */
export function SupplyDates({ draft, update, problems }: DraftPartProps) {
  return (
    <>
      <DateField
        label="Geleverd op of vanaf"
        hint="Als dat een andere dag was dan de factuurdatum"
        value={draft.supplyFrom ?? null}
        onChange={(supplyFrom) => update((before) => ({ ...before, supplyFrom }))}
        error={problems['supplyFrom']}
      />
      <DateField
        label="Geleverd tot en met"
        value={draft.supplyTo ?? null}
        onChange={(supplyTo) => update((before) => ({ ...before, supplyTo }))}
        error={problems['supplyTo']}
      />
    </>
  )
}
