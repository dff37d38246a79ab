import type { ApiError } from '@klopt/api-client'
import { isInEuros, rateOf } from '../../../shared/selling/draft-rate.ts'
import { amountErrors, shownAmountErrors } from './amount-errors.ts'
import { bearsNoVat, firstLine, type BookingDraft } from './draft.ts'
import { lineAccountField, lineAmountField, type FieldErrors, type FieldName } from './fields.ts'
import { checkOf } from './sum-of-amounts.ts'
import { isEmptyLine } from './wire.ts'

/** What booking still needs, in the order of the form; the server decides again. `typing` is where somebody types now. */
export function missingIn(draft: BookingDraft, today: string, typing: FieldName | null = null): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {}
  if (draft.contactId === null) errors.supplier = 'Kies een leverancier'
  if (draft.number.trim() === '') errors.number = 'Vul het factuurnummer in'
  if (draft.invoiceDate === null) errors.invoiceDate = 'Vul de factuurdatum in'
  if (draft.dueDate === null) errors.dueDate = 'Vul de vervaldatum in'
  else if (draft.dueDate < (draft.invoiceDate ?? '')) errors.dueDate = 'De vervaldatum ligt vóór de factuurdatum'
  if (!isInEuros(draft) && rateOf(draft) === null) errors.exchangeRate = 'Vul in hoeveel één euro is'
  const check = checkOf(draft, today)
  if (check === null) {
    if (Object.keys(amountErrors(draft, today)).length === 0) errors.grossCents = 'Vul het bedrag in'
  } else if (check.differenceCents !== 0) errors.grossCents = 'De bedragen tellen niet op tot dit totaal'
  if (draft.mode === 'totals') {
    if (firstLine(draft).accountId === null) errors.account = 'Kies een grootboekrekening'
  } else {
    for (const line of draft.lines) {
      if (line.accountId === null && !isEmptyLine(line))
        errors[lineAccountField(line.key)] = 'Kies een grootboekrekening'
    }
  }
  const { foreignVat } = draft
  if (foreignVat !== null && bearsNoVat(draft)) {
    if (foreignVat.vatCents === null) errors.foreignVat = 'Vul de buitenlandse btw in, of haal het land weg'
    else if (foreignVat.vatCents <= 0)
      errors.foreignVat = 'Vul de btw in als positief bedrag, ook van een creditfactuur'
    else if (foreignVat.country === null) errors.foreignVat = 'Kies van welk land deze btw is'
  }
  return { ...errors, ...shownAmountErrors(draft, today, typing) }
}

/** The server's errors at the fields of the form; what belongs to none of them is left out. */
export function errorsOf(error: ApiError, draft: BookingDraft): FieldErrors {
  const lines = draft.lines.filter((line) => draft.mode === 'totals' || !isEmptyLine(line))
  const entries = Object.entries(error.fields).flatMap(([path, message]): [FieldName, string][] => {
    const field = fieldAt(path, draft, lines)
    return field === null ? [] : [[field, message]]
  })
  return Object.fromEntries(entries)
}

/** Whether the form tells of an error at one of its fields; one that it does not has to be told as a whole. */
export const hasPlace = (error: ApiError, draft: BookingDraft): boolean =>
  Object.keys(errorsOf(error, draft)).length > 0

const heads: Readonly<Record<string, FieldName>> = {
  contactId: 'supplier',
  number: 'number',
  invoiceDate: 'invoiceDate',
  dueDate: 'dueDate',
  receivedOn: 'receivedOn',
  foreignVat: 'foreignVat',
  currency: 'currency',
  exchangeRate: 'exchangeRate',
  paymentReference: 'paymentReference',
  lines: 'grossCents',
}

function fieldAt(path: string, { mode }: BookingDraft, lines: BookingDraft['lines']): FieldName | null {
  const head = heads[path]
  if (head !== undefined) return head
  const [list, index, part] = path.split('.')
  if (list === 'statedVat') return mode === 'totals' ? 'vatCents' : 'grossCents'
  if (list !== 'lines') return null
  if (mode === 'totals') return part === 'accountId' ? 'account' : part === 'vatCode' ? 'vatCode' : 'netCents'
  const line = lines[Number(index)]
  return line ? (part === 'accountId' ? lineAccountField : lineAmountField)(line.key) : null
}
