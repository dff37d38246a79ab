import { fileURLToPath } from 'node:url'
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import { loadFonts } from '../fonts/load-fonts.ts'

/** PDF/A-3 with tags: fit for archiving, readable aloud, and open to an embedded e-invoice. */
const PDF_STANDARD = 'a-3a'

/**
 * How many compilations an unused intermediate result is kept: until the next one, for the same letterhead. Each of
 * those that are kept longer is looked through at every compilation, which costs more than it saves.
 */
const CACHE_AGE = 1

export interface TypstJob {
  /** The name of a template: `invoice` is `templates/invoice.typ`. */
  template: string
  /** Reaches the template as the file `document.json`, so that no text of a user is ever read as markup. */
  data: unknown
  /** Files the template can read for the time of this job, by their path inside the template folder. */
  files?: Record<string, Uint8Array>
}

export interface TypstOptions {
  /** The template folder. */
  workspace?: string
  fonts?: Buffer[]
}

const ownTemplates = fileURLToPath(new URL('../templates', import.meta.url))

/** A warm Typst compiler. Throws an error with the diagnostics when a document cannot be made. */
export function createTypst({ workspace = ownTemplates, fonts = loadFonts() }: TypstOptions = {}) {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] })

  let mustForget = false

  /** Ages the cache once per compilation: after the document was given away, and before the next at the latest. */
  function forget(): void {
    if (mustForget) compiler.evictCache(CACHE_AGE)
    mustForget = false
  }

  function compile<Output>(
    { template, data, files = {} }: TypstJob,
    output: (document: NodeTypstDocument) => Output,
  ): Output {
    forget()
    try {
      // A file and not an input: other inputs are another library to the compiler, for which it begins anew.
      const mapped = { ...files, 'document.json': Buffer.from(JSON.stringify(data)) }
      for (const [path, bytes] of Object.entries(mapped)) compiler.mapShadow(`${workspace}/${path}`, Buffer.from(bytes))
      const compiled = compiler.compile({ mainFilePath: `${workspace}/${template}.typ` })
      if (!compiled.result) throw new Error(diagnosticsOf(compiled))
      return output(compiled.result)
    } finally {
      compiler.resetShadow()
      mustForget = true
      setImmediate(forget)
    }
  }

  return {
    pdf: (job: TypstJob): Uint8Array =>
      compile(job, (document) => compiler.pdf(document, { pdfStandard: PDF_STANDARD })),
    svg: (job: TypstJob): string => compile(job, (document) => compiler.plainSvg(document)),
    /** What a template says of itself in the `metadata` with that label: a list of numbers. */
    numbers: (job: TypstJob, label: string): number[] =>
      compile(job, (document): number[][] =>
        compiler.query(document, { selector: `<${label}>`, field: 'value' }),
      ).flat(),
  }
}

function diagnosticsOf(compiled: NodeTypstCompileResult): string {
  const diagnostics: { message: string }[] = compiled.takeDiagnostics()?.shortDiagnostics ?? []
  return diagnostics.map(({ message }) => message).join('; ')
}
