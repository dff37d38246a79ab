import type { ApiError } from '@klopt/api-client'

/** What is wrong, at a field or with the whole form. */
export interface LoginErrors {
  email_address?: string
  password?: string
  form?: string
}

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
export function signInErrors(error: Pick<ApiError, 'code' | 'status' | 'message'>): LoginErrors {
  if (error.code === 2002) return { password: error.message }
  if (error.code === 33009) return { email_address: error.message }
  if (error.status === 0) return { form: 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.' }
  return { form: error.message }
}
