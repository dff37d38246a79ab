import { vatStartChoices } from '@klopt/bookkeeping/vat'
import { Select } from '@klopt/ui'
import { useState } from 'react'
import { today } from '../../app/today.ts'

export interface VatStartFieldProps {
  /** The first day of a quarter; null for that of today. */
  value: string | null
  onChange: (day: string | null) => void
  onBlur: () => void
  error?: string | undefined
}

/** From which quarter on VAT is declared here: what lies before it was declared elsewhere. */
export function VatStartField({ value, onChange, onBlur, error }: VatStartFieldProps) {
  const [quarters] = useState(() => vatStartChoices(today()))
  const options = quarters.map(({ start, label }, place) => ({
    value: start,
    label: place === 0 ? `${label} (nu)` : label,
  }))
  return (
    <Select
      label="Vanaf welk kwartaal doe je btw-aangifte in Klopt?"
      hint="Wat ervoor ligt, gaf je elders aan. Later wijzigen kan bij Instellingen."
      options={options}
      value={value ?? quarters[0]?.start ?? null}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  )
}
