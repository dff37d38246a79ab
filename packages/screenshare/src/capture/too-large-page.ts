import type { Capture } from '../events/index.ts'

/** What is sent of a page that is larger than may be sent. */
export const tooLargePage = {
  top: 0,
  content:
    "<html lang='nl'><head></head><body data-style='margin:48px;font:16px sans-serif'><h1>Pagina te groot</h1><p>Deze pagina is te groot om te delen.</p></body></html>",
  hash: 'toolarge',
  linksStyle: '',
} as const satisfies Partial<Capture>
