import { addMonths } from '@klopt/validators'

/** What is not paid so long after its due date counts as never paid (article 29, second and seventh paragraph, Wet OB). */
const NEVER_PAID_MONTHS = 12
/** It is asked about so long before: time to be paid, to pay or to give it up. Ours. */
const ASKED_MONTHS = 1

/** The day on which VAT of what is unpaid counts: of a sale it is taken back at the latest then, of a purchase it is owed again. */
export const unpaidVatDay = (dueDate: string): string => addMonths(dueDate, NEVER_PAID_MONTHS)

/** What was due on this day or before is asked about today, and for as long as it is unpaid. */
export const unpaidVatAskedUpTo = (today: string): string => addMonths(today, ASKED_MONTHS - NEVER_PAID_MONTHS)
