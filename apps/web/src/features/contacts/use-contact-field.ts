import type { UseFormReturn } from 'react-hook-form'
import { contactProblem } from './contact-checks.ts'
import type { ContactForm, ContactTextField } from './contact-form.ts'

/** What a text field needs: its registration with its check, and its error. `tidy` writes it properly on leaving. */
export function useContactField({ register, formState, setValue, getValues }: UseFormReturn<ContactForm>) {
  return (name: ContactTextField, tidy?: (form: ContactForm) => string) => ({
    error: formState.errors[name]?.message,
    ...register(name, {
      validate: (_value, form) => contactProblem(name, form) ?? true,
      ...(tidy && { onBlur: () => setValue(name, tidy(getValues())) }),
    }),
  })
}
