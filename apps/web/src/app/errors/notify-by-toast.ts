import type { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { wasNotified } from './unhandled-errors.ts'

/** For a write without a form: what the modal has not said, a toast says; of what is wrong with a field, since none is marked. */
export function notifyByToast(error: ApiError): void {
  const [wrong] = Object.values(error.fields ?? {})
  if (!wasNotified(error)) toast.error(wrong ?? error.message)
}
