import type { BodyOf, invitations } from '@klopt/api-client/contract'

export type NewAccount = NonNullable<BodyOf<typeof invitations.accept>['account']>
type Field = keyof NewAccount

const fields: readonly Field[] = ['firstName', 'lastName', 'password']

/** The server's errors by the fields of the form, in its order; on the wire they are part of `account`. */
export function accountFieldErrors(errors: Readonly<Record<string, string>>): [Field, string][] {
  return fields.flatMap((field) => {
    const message = errors[`account.${field}`]
    return message === undefined ? [] : [[field, message] as [Field, string]]
  })
}
