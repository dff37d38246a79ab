import { errorCatalogue, type CatalogueEntry, type ErrorName, type WireError } from '@klopt/api-client/errors'

export interface ApiErrorDetails {
  /** Per input path (`lines.0.quantity`) what is wrong, in Dutch. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the form needs beside the message. */
  readonly details?: unknown
  /** For the log alone. */
  readonly internal?: string
  readonly cause?: unknown
}

/** An error of the catalogue; what the user reads comes from there, `internal` never leaves the log. */
export class ApiError extends Error {
  readonly error: ErrorName
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly details: unknown

  constructor(error: ErrorName, { fields, details, internal, cause }: ApiErrorDetails = {}) {
    super(internal ?? error, cause === undefined ? undefined : { cause })
    this.error = error
    this.fields = fields
    this.details = details
  }

  get entry(): CatalogueEntry {
    return errorCatalogue[this.error]
  }

  toWire(): WireError {
    return {
      code: this.entry.code,
      message: this.entry.message,
      ...(this.fields && { fields: { ...this.fields } }),
      ...(this.details !== undefined && { details: this.details }),
    }
  }
}
