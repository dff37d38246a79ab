/** Stops the reading of an audit file. The message is Dutch and says what happened, where, and what to do. */
export class AuditFileRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AuditFileRefusal'
  }
}

const EXPORT_AGAIN = 'Maak het auditfile opnieuw in je oude pakket.'

/** @param what a Dutch sentence that names the place. */
export function damaged(what: string): AuditFileRefusal {
  return new AuditFileRefusal(`${what} ${EXPORT_AGAIN}`)
}

/** Larger than any year of books: only a file that is made to exhaust memory is. */
export function tooLarge(what: string): AuditFileRefusal {
  return new AuditFileRefusal(`Dit auditfile is te groot om te lezen: ${what}. Exporteer een kortere periode.`)
}
