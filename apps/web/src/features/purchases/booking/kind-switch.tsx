import { RadioGroup } from '@klopt/ui'
import type { BookingState } from './use-booking.ts'

/** An invoice, or one that gives money back. */
export const KindSwitch = ({ booking: { draft, update } }: { booking: BookingState }) => (
  <RadioGroup
    labelHidden
    label="Soort"
    value={draft.kind}
    options={[
      { value: 'invoice', label: 'Factuur' },
      { value: 'credit_invoice', label: 'Creditfactuur' },
    ]}
    onChange={(kind) => update('line:', (before) => ({ ...before, kind }))}
  />
)
