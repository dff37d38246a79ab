import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contract } from '@klopt/api-client/contract'
import { anInvoiceLine } from '../../features/books-input.test-support.ts'
import { Books } from '../../features/books.test-support.ts'
import { beside } from '../../features/crash.test-support.ts'
import { fileBody, TestClient } from '../../testing/index.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { tinyPdf } from '../../testing/tiny-pdf.ts'

export interface Outcome {
  readonly code: number
  readonly output: string
}

/** A real server that runs, with books of two invoices and two documents, of which copies are made. */
export class DrilledServer {
  readonly #folder: TemporaryFolder
  readonly #env: Readonly<Record<string, string>>
  readonly #klopt: ServerProcess
  readonly administrationId: number

  private constructor(
    folder: TemporaryFolder,
    env: Readonly<Record<string, string>>,
    klopt: ServerProcess,
    administrationId: number,
  ) {
    this.#folder = folder
    this.#env = env
    this.#klopt = klopt
    this.administrationId = administrationId
  }

  /** `given` are settings, as in the environment. */
  static async start(given: Readonly<Record<string, string>> = {}): Promise<DrilledServer> {
    const folder = await makeTemporaryFolder()
    await chmod(folder.path, 0o755)
    const env = { DATA_DIR: join(folder.path, 'data'), DATABASE_URL: '', ...given }
    // Nobody reads the documents, which would add pictures of their pages at some moment.
    const klopt = await startServerProcess({ ...env, SERVER_ROLE: 'web', DEMO: '0', LOG_LEVEL: 'silent' })
    const { server } = await beside(env.DATA_DIR)
    const books = await Books.open(server)
    const client = new TestClient(klopt.url)
    for (const [name, value] of books.client.cookies) client.setCookie(`${name}=${value}`)
    for (const unitPrice of ['100', '19.99']) {
      await books.invoice({ lines: [anInvoiceLine({ unitPrice })] })
      const body = fileBody(tinyPdf({ pages: [{ texts: [{ text: unitPrice, x: 72, y: 700 }] }] }))
      await client.call(contract.documents.upload, { params: books.params, query: { name: 'bon.pdf' }, body })
    }
    await server.stop()
    return new DrilledServer(folder, env, klopt, books.id)
  }

  /** Where what is named by a relative path is. */
  path(...names: string[]): string {
    return join(this.#folder.path, ...names)
  }

  /** Runs the command as `npm run` does. */
  async drill(...args: string[]): Promise<Outcome> {
    const program = fileURLToPath(new URL('restore-drill.ts', import.meta.url))
    const env = { PATH: process.env['PATH'] ?? '', INIT_CWD: this.#folder.path, ...this.#env }
    return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        output: stdout + stderr,
      }),
    )
  }

  async stop(): Promise<void> {
    this.#klopt.child.kill('SIGTERM')
    await this.#klopt.ended
    await this.#folder.remove()
  }
}
