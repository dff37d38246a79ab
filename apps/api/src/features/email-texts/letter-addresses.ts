import type { Letter } from '@klopt/api-client/contract'
import { email } from '@klopt/validators'
import { ApiError } from '../../kernel/api-error.ts'

export interface LetterAddresses {
  readonly recipient: string
  /** Null for nobody. */
  readonly cc: string[] | null
}

/** To whom a letter goes, and who gets a copy, each once. Throws `email_invalid`, with the address that is none. */
export function letterAddresses({ recipient: to, cc = [] }: Pick<Letter, 'recipient' | 'cc'>): LetterAddresses {
  const recipient = email(to)
  if (!recipient.ok) throw new ApiError('email_invalid', { fields: { recipient: recipient.message } })
  const seen = new Set([recipient.value.toLowerCase()])
  const copies = cc.flatMap((text) => {
    const copy = email(text)
    if (!copy.ok) throw new ApiError('email_invalid', { fields: { cc: `${text}: ${copy.message}` } })
    const isNew = !seen.has(copy.value.toLowerCase())
    seen.add(copy.value.toLowerCase())
    return isNew ? [copy.value] : []
  })
  return { recipient: recipient.value, cc: copies.length > 0 ? copies : null }
}
