import type { ApiError } from '@klopt/api-client'

/** What is wrong, at a field or with the whole form. */
export interface LoginErrors {
  email_address?: string | undefined
  password?: string | undefined
  form?: string | undefined
  /** 2018 is no mistake of the user: it tells what to do. */
  tone?: 'danger' | 'info'
}

type Failure = Pick<ApiError, 'code' | 'status' | 'message'>

const NETWORK_MESSAGE = 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.'

/** What has to be filled in before anything is sent. */
export function emptyFieldErrors({
  email_address,
  password,
}: {
  email_address: string
  password: string
}): LoginErrors {
  return {
    ...(email_address.trim() === '' && { email_address: 'Vul je e-mailadres in' }),
    ...(password === '' && { password: 'Vul je wachtwoord in' }),
  }
}

/** Invalid credentials stand at the password; whatever else went wrong stands above the form. */
export function signInErrors(error: Failure): LoginErrors {
  if (error.code === 2002) return { password: error.message }
  if (error.code === 33009) return { email_address: error.message }
  if (error.code === 2018) return { form: error.message, tone: 'info' }
  return { form: messageOf(error) }
}

/** 19004: too many failed logins. */
export const isBlocked = ({ code }: Failure): boolean => code === 19004

/** 19006 and 19009: the second factor can no longer be proved, so one has to start again. */
export const mustStartAgain = ({ code }: Failure): boolean => code === 19006 || code === 19009

/** 2013: the link of a mail is not, or no longer, good. */
export const isLinkInvalid = ({ code }: Failure): boolean => code === 2013

/** The words for an error outside of a session, where a lost connection has its own. */
export const messageOf = ({ status, message }: Failure): string => (status === 0 ? NETWORK_MESSAGE : message)
