import { email, required, type Checked } from '@klopt/validators'

/** What the rule of a form's field says: that it will do, or what is wrong. */
export const verdict = (checked: Checked<unknown>): true | string => checked.ok || checked.message

/** The rule of a field that has to be filled in. */
export const filled = (text: string): true | string => verdict(required(text))

/**
 * The rule of a field for an e-mail address.
 * @param missing What it says while nothing is filled in.
 */
export const emailRule =
  (missing: string) =>
  (text: string): true | string =>
    text.trim() === '' ? missing : verdict(email(text))

/**
 * The rule of a field that has to be filled in, with words of its own; of a date, an amount or a choice as well.
 * @param missing What it says while nothing is typed or chosen.
 */
export const given =
  (missing: string) =>
  (value: unknown): true | string =>
    (value !== null && (typeof value !== 'string' || value.trim() !== '')) || missing
