import { email as checkEmail } from '@klopt/validators'

/**
 * The rule of a form's field for an e-mail address.
 * @param missing What it says while nothing is filled in.
 */
export const emailRule =
  (missing: string) =>
  (text: string): true | string => {
    if (text.trim() === '') return missing
    const checked = checkEmail(text)
    return checked.ok || checked.message
  }
