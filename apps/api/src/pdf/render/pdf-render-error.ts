/**
 * A document could not be made. `document`: it cannot be drawn as it is, and trying again gives the same; `crash`: the
 * process that drew it ended; `timeout`: it took too long and was ended; `closed`: the renderer was closed.
 */
export class PdfRenderError extends Error {
  readonly reason: 'document' | 'crash' | 'timeout' | 'closed'

  constructor(reason: PdfRenderError['reason'], message: string) {
    super(message)
    this.name = 'PdfRenderError'
    this.reason = reason
  }
}
