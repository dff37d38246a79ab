import type { FileType } from './file-types.ts'

type Nothing = object
interface Limit {
  limit: number
}
interface Length {
  length: number
}

/** Every message of the checks by its code, with what it names. */
export interface MessageParams {
  at_least: Limit
  at_most: Limit
  bsn: Nothing
  creditor_identifier: Nothing
  document_number: Nothing
  email: Nothing
  exact_length: Length
  greater_than: Limit
  iban: Nothing
  in_future: Nothing
  integer: Nothing
  iso_date: Nothing
  kvk_number: Nothing
  less_than: Limit
  minimum_length: Length
  not_before: { date: string }
  not_in_future: Nothing
  not_zero: Nothing
  oin: Nothing
  password: Nothing
  password_repeat: Nothing
  phone: Nothing
  postcode: Nothing
  recovery_code: Nothing
  required: Nothing
  rsin: Nothing
  turnover_tax_number: Nothing
  two_factor_code: Nothing
  upload_none: { maxFiles: number }
  upload_too_large: { count: number; maxSizeMb: number }
  upload_too_many: { maxFiles: number }
  upload_wrong_type: { count: number; types: readonly FileType[]; maxSizeMb: number }
  vat_country: Nothing
  vat_number: Nothing
  website: Nothing
}

/** What each code says in a language: `nl`, `en` and `de` of '@klopt/validators/nl', '/en' and '/de', or your own. */
export type Messages = { readonly [Code in keyof MessageParams]: (params: MessageParams[Code]) => string }

/** What was refused in a language: `messageIn(refused, en)`. */
export function messageIn<Code extends keyof MessageParams>(
  refused: { code: Code; params: MessageParams[Code] },
  messages: Messages,
): string {
  return messages[refused.code](refused.params)
}
