import type { contract, ResponseOf } from '@klopt/api-client/contract'

type SignInResult = ResponseOf<typeof contract.authentication.login>

/** The ways on from a step of signing in. */
export interface GoOn {
  /** Where one goes on, as it travels: absent for the start page. */
  readonly returnTarget: string | undefined
  /** Into the product: nothing that an earlier user saw or chose comes along. */
  readonly enter: () => Promise<void>
  /** After the server took the password or a link: in, or to the second factor. */
  readonly goOn: (answer: SignInResult, options?: { email?: string; replace?: boolean }) => Promise<void>
  /** Back to the login form, saying why when there is a reason. */
  readonly startAgain: (state: { email?: string | undefined; problem?: string | undefined }) => Promise<void>
}
