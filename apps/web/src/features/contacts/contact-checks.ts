import { email, iban, kvkNumber, oin, phone, postcode, vatNumber, vatNumberNl, type Checked } from '@klopt/validators'
import type { ContactForm, ContactTextField } from './contact-form.ts'

type Check = (text: string, form: ContactForm) => Checked

const dutch =
  (inTheNetherlands: (text: string) => Checked, elsewhere?: (text: string) => Checked): Check =>
  (text, form) => {
    if (form.country === 'NL') return inTheNetherlands(text)
    return elsewhere ? elsewhere(text) : { ok: true, value: text }
  }

const checks: Partial<Record<keyof ContactForm, Check>> = {
  postcode: dutch(postcode),
  phone: dutch(phone),
  emailAddress: email,
  kvkNumber,
  oin,
  vatNumber: dutch(vatNumberNl, vatNumber),
  iban,
}

/**
 * What is wrong with a field, by the same rules as the server's; null when it is fine. The server decides, this
 * only tells it sooner.
 */
export function contactProblem(field: ContactTextField, form: ContactForm): string | null {
  const text = form[field].trim()
  if (field === 'name') return text === '' ? 'Vul een naam in' : null
  if (text === '') return null
  if (field === 'paymentTermDays') return isTerm(text) ? null : 'Vul een aantal dagen in van 0 tot en met 365'
  const checked = checks[field]?.(text, form)
  return checked === undefined || checked.ok ? null : checked.message
}

const isTerm = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 365
