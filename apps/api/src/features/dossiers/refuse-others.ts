import { ApiError } from '../../kernel/api-error.ts'
import { isOfFirm, type Permissions } from '../../kernel/permissions.ts'

/** The firm's papers are not the client's, whatever role somebody has. Throws `only_firm_keeps_dossier`. */
export function refuseOthers(permissions: Permissions): void {
  if (!isOfFirm(permissions)) throw new ApiError('only_firm_keeps_dossier')
}
