/** What is owed on an invoice or a purchase, and until when it may be. */
export interface Owed {
  /** Null without a term. */
  dueDate: string | null
  /** Negative for what is to be paid back. */
  openCents: number
}

/**
 * Whether a day is past a due date: from the day after it. On the due date itself one may still pay or file (article
 * 6:81 BW, article 10 AWR).
 */
export function isPastDue(dueDate: string, today: string): boolean {
  return dueDate < today
}

/** Whether something owed is late on a day; a credit invoice is money to give back and never is. */
export function isLate({ dueDate, openCents }: Owed, today: string): boolean {
  return openCents > 0 && dueDate !== null && isPastDue(dueDate, today)
}
