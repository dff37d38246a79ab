/**
 * On whose data a transaction works; row-level security shows nothing else.
 * - `administration`: one tenant, read and write.
 * - `firm`: the clients of a firm and what it keeps of them for itself, or all administrations of one user; read only.
 * - `user`: what belongs to people (users, sessions), and of the tenants only the user's own roles and the names
 *   of the administrations these open; read only.
 * - `customer`: one contact of an administration and what was made final for them; read only.
 * - `job` and `system`: work of the server itself. Never chosen by a request's input.
 */
export type Scope =
  | { readonly kind: 'administration'; readonly administrationId: number; readonly userId?: number | undefined }
  | {
      readonly kind: 'firm'
      readonly clientIds: readonly number[]
      readonly firmId?: number | undefined
      readonly userId?: number | undefined
    }
  | { readonly kind: 'user'; readonly userId?: number | undefined }
  | { readonly kind: 'customer'; readonly contactId: number }
  | { readonly kind: 'job' }
  | { readonly kind: 'system'; readonly userId?: number | undefined }

/** The SQL that puts a transaction in its scope: integers and fixed words only, so that nothing is quoted. */
export function scopeStatements(scope: Scope): string {
  return `SET LOCAL ROLE klopt_app; SELECT ${scopeSettings(scope).join(', ')}`
}

/** Sets all six settings: also used to move a transaction to another scope. */
export function scopeSettings(scope: Scope): string[] {
  const administrationId = scope.kind === 'administration' ? text(scope.administrationId) : ''
  const clientIds = scope.kind === 'firm' ? scope.clientIds.map(text).join(',') : ''
  const firmId = scope.kind === 'firm' && scope.firmId !== undefined ? text(scope.firmId) : ''
  const contactId = scope.kind === 'customer' ? text(scope.contactId) : ''
  const userId = 'userId' in scope && scope.userId !== undefined ? text(scope.userId) : ''
  return [
    setting('klopt.scope', scope.kind),
    setting('klopt.administration_id', administrationId),
    setting('klopt.client_ids', clientIds),
    setting('klopt.firm_id', firmId),
    setting('klopt.contact_id', contactId),
    setting('klopt.user_id', userId),
  ]
}

function text(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError(`not an id: ${id}`)
  return String(id)
}

function setting(name: string, value: string): string {
  return `set_config('${name}', '${value}', true)`
}
