import { Checkbox } from '@klopt/ui'

export interface VatUnitFieldProps {
  value: boolean
  onChange: (isInVatUnit: boolean) => void
  onBlur: () => void
}

/** Whether one return of a fiscal unit holds the VAT of a company. */
export function VatUnitField({ value, onChange, onBlur }: VatUnitFieldProps) {
  return (
    <Checkbox
      label="We horen bij een fiscale eenheid voor de btw"
      hint="De aangifte in Klopt is dan een werkblad voor de aangifte van de eenheid."
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
      onBlur={onBlur}
    />
  )
}
