/**
 * How far the export of one person reaches, by the foreign keys of the database: `table.column` is the reference of that
 * table, by its column beside `administration_id`. What points at a person, or at what was reached, stands in one of three
 * lists, which a test holds against the database.
 */
export interface Reach {
  readonly root: 'users' | 'contacts'
  /** Rows that are about the person: they go along, and what points at them is looked at too. */
  readonly whole: readonly string[]
  /** Rows of others, that say by a number that the person did something: only how many there are. */
  readonly mentioned: readonly string[]
  /** Not in the file, for a reason that stands in it. */
  readonly leftOut: Readonly<Record<string, string>>
  /** What rows that were reached point at, with the columns that go along; one after another. */
  readonly behind: Readonly<Record<string, readonly string[] | 'all'>>
  /** Rows that say who it is without a reference, by a column of the person with the same text. */
  readonly alike: Readonly<Record<string, 'email_address' | 'iban'>>
  /** Tables that say by a word and a number what their rows are about, with the tables that the words mean. */
  readonly about: readonly {
    readonly table: string
    readonly word: string
    readonly number: string
    readonly of: Readonly<Record<string, string>>
  }[]
}

/**
 * Columns that open something, prove something, or are a file, sealed or not: never in an export. `period_key` is a month.
 * (Exported for its own test.)
 */
export const isSecret = (column: string): boolean =>
  /(?:^|_)(?:hash|secret|token|key|sha256|fingerprint|logo|content)$/.test(column) && column !== 'period_key'
