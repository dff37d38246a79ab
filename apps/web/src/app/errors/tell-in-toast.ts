import type { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { wasTold } from './unhandled-errors.ts'

/** For a write without a form: what the modal has not said, a toast says; of what is wrong with a field, since none is marked. */
export function tellInToast(error: ApiError): void {
  const [wrong] = Object.values(error.fields ?? {})
  if (!wasTold(error)) toast.error(wrong ?? error.message)
}
