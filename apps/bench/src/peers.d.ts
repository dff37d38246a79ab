/** The little that is used of peers that bring no types. */
declare module 'mt940js' {
  export class Parser {
    parse(text: string): { transactions: unknown[] }[]
  }
}

declare module 'pdfmake' {
  interface PdfMake {
    addFonts(fonts: object): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
  }
  const pdfmake: PdfMake
  export default pdfmake
}

declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface LoadRequest {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    amount: number
    sampleInt: number
    requests: { setupRequest: (request: LoadRequest) => LoadRequest }[]
  }
  interface Result {
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter
}
