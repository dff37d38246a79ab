import { TextareaField } from '@klopt/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface ReasonFieldProps extends UseFormRegisterReturn<'reason'> {
  hint?: string
  error: string | undefined
}

/** Why support does something, which stands in the log. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextareaField label="Reden" rows={2} maxLength={500} {...props} />
)
