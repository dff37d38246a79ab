import { vatCodeChoices, type VatCode } from '@klopt/bookkeeping/vat'
import { ApiError } from '../../kernel/api-error.ts'

const choices = [...vatCodeChoices('sale'), ...vatCodeChoices('purchase')]

/** A VAT code that a bank line can be booked with, or none. Throws `invalid_input` at the field. */
export function choiceOfVat(text: string | null, field: string): VatCode | null {
  if (text === null) return null
  const choice = choices.find(({ code }) => code === text)
  if (!choice) throw new ApiError('invalid_input', { fields: { [field]: 'Kies een btw-tarief uit de lijst' } })
  return choice.code
}
