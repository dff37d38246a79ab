import { errorCatalogue, type CatalogueEntry, type ErrorName, type WireError } from '@klopt/api-client/errors'

export interface ApiErrorDetails {
  /** Read instead of the words of the catalogue, where those speak of something that is not there. */
  readonly words?: string
  /** Per input path (`lines.0.quantity`) what is wrong, in Dutch. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the form needs beside the message. */
  readonly details?: unknown
  /** For the log alone. */
  readonly internal?: string
  readonly cause?: unknown
  /** Beside the answer, such as a cookie the browser needs all the same. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An error of the catalogue; what the user reads comes from there or is `words`, `internal` never leaves the log. */
export class ApiError extends Error {
  readonly error: ErrorName
  readonly words: string | undefined
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly details: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(error: ErrorName, { words, fields, details, internal, cause, headers = {} }: ApiErrorDetails = {}) {
    super(internal ?? error, cause === undefined ? undefined : { cause })
    this.error = error
    this.words = words
    this.fields = fields
    this.details = details
    this.headers = headers
  }

  get entry(): CatalogueEntry {
    return errorCatalogue[this.error]
  }

  toWire(): WireError {
    return {
      code: this.entry.code,
      message: this.words ?? this.entry.message,
      ...(this.fields && { fields: { ...this.fields } }),
      ...(this.details !== undefined && { details: this.details }),
    }
  }
}
