import type { BookingDay } from '@klopt/api-client/contract'
import { vatPeriodWords } from '@klopt/bookkeeping/vat'
import { addDays, formatDateLong } from '@klopt/validators'

/** Which VAT comes with it: none, of a sale (on a cash basis that counts once it is paid), or VAT that counts now. */
export type VatOf = 'none' | 'sale' | 'now'

/**
 * Where something would count, when that is not simply on its own day and in its own return: 'Telt op 1 januari 2026, want
 * 2025 is vastgezet; btw wacht als nog aan te geven.' Null when there is nothing to say.
 */
export function countsOnSentence(day: BookingDay, vat: VatOf): string | null {
  const sentences = [beforeOpeningSentence(day), movedSentence(day, vat), takenBackSentence(day)].filter(
    (sentence) => sentence !== null,
  )
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** What happened before the books begin may stand in the opening balance already. */
function beforeOpeningSentence({ opensOn }: BookingDay): string | null {
  if (opensOn === undefined) return null
  return `Dit is van vóór de beginbalans van ${formatDateLong(opensOn)}. Boek het alleen als het daar niet in zit.`
}

/** What a deleted return booked is taken back on the day of the new one, wherever it was in locked books. */
function takenBackSentence({ date, entryDate, deletedReturnOn, vatPeriodLabel }: BookingDay): string | null {
  if (deletedReturnOn === undefined) return null
  const own = entryDate === date ? `Telt op ${formatDateLong(entryDate)}. ` : ''
  const period = vatPeriodWords(vatPeriodLabel)
  return `${own}Het terugnemen van de vorige aangifte over ${period}, geboekt op ${formatDateLong(deletedReturnOn)}, verhuist mee.`
}

function movedSentence(day: BookingDay, vat: VatOf): string | null {
  const { date, entryDate, vatIsLate, vatExpiredOn, vatPeriodLabel, vatScheme } = day
  const hasVat = vat === 'now' || (vat === 'sale' && vatScheme === 'accrual')
  const period = vatPeriodWords(vatPeriodLabel)
  const expired =
    hasVat && vatExpiredOn !== null
      ? `De btw komt in geen aangifte: over ${period} kon dat tot en met ${formatDateLong(vatExpiredOn)}.`
      : null
  const waits = hasVat && vatIsLate && expired === null
  if (entryDate !== date) {
    const moved = `Telt op ${formatDateLong(entryDate)}, want ${lockedWords(entryDate)} vastgezet`
    return expired === null ? `${moved}${waits ? '; btw wacht als nog aan te geven' : ''}.` : `${moved}. ${expired}`
  }
  return waits ? `Btw wacht als nog aan te geven, want over ${period} is al aangifte gedaan.` : expired
}

/** Where something counts for which there is nothing else to say: its day, which is open, and the return of its VAT. */
export function openDaySentence({ date, vatPeriodLabel }: BookingDay, vat: VatOf): string {
  const inReturn = vat === 'none' ? '' : `, de btw in de aangifte over ${vatPeriodWords(vatPeriodLabel)}`
  return `Telt op ${formatDateLong(date)}${inReturn}. Die dag is open.`
}

/** That a day which somebody chose is refused, before they press; null when its books are open. */
export function lockedDaySentence({ date, entryDate, opensOn }: BookingDay): string | null {
  if (opensOn !== undefined) {
    return `Je boekhouding begint op ${formatDateLong(opensOn)} met de beginbalans. Kies die dag of een latere.`
  }
  if (entryDate === date) return null
  const until = formatDateLong(addDays(entryDate, -1))
  return `De boekingen t/m ${until} zijn vastgezet, dus deze datum kan niet. Kies een dag vanaf ${formatDateLong(entryDate)}.`
}

/** What is locked before the first open day: a whole year by its name. */
function lockedWords(firstOpen: string): string {
  if (firstOpen.endsWith('-01-01')) return `${Number(firstOpen.slice(0, 4)) - 1} is`
  return `de boekingen t/m ${formatDateLong(addDays(firstOpen, -1))} zijn`
}
