import type { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { wasTold } from './unhandled-errors.ts'

/** For a write without a form: what the modal has not said, a toast says. */
export function tellInToast(error: ApiError): void {
  if (!wasTold(error)) toast.error(error.message)
}
