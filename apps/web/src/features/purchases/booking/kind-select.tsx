import { Select } from '@klopt/ui'
import type { BookingState } from './use-booking.ts'

/** An invoice, or one that gives money back. */
export const KindSelect = ({ booking: { draft, update } }: { booking: BookingState }) => (
  <Select
    label="Soort"
    value={draft.kind}
    options={[
      { value: 'invoice', label: 'Factuur' },
      { value: 'credit_invoice', label: 'Creditfactuur' },
    ]}
    onChange={(kind) => kind && update('lines', (before) => ({ ...before, kind }))}
  />
)
