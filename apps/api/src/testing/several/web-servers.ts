import { must } from '@klopt/bookkeeping/money'
import type { CutLine } from '../../server/faults/cut-line.test-support.ts'
import type { ServerProcess } from '../server-process.ts'

/** The servers for people behind a balancer, which can be killed and followed up. */
export class WebServers {
  readonly #balancer: CutLine
  readonly #start: () => Promise<ServerProcess>
  #servers: readonly ServerProcess[] = []

  constructor(balancer: CutLine, start: () => Promise<ServerProcess>) {
    this.#balancer = balancer
    this.#start = start
  }

  /** One more, to which the balancer leads as well. */
  async add(): Promise<void> {
    const server = await this.#start()
    this.#lead([...this.#servers, server])
  }

  /** As `kill -9` does, to the one with this host and port. The balancer is one that leaves it out from then on. */
  async kill(address: string): Promise<void> {
    const server = must(
      this.#servers.find(({ url }) => new URL(url).host === address),
      `a server at ${address}`,
    )
    server.child.kill('SIGKILL')
    await server.ended
    this.#lead(this.#servers.filter((other) => other !== server))
  }

  async stop(): Promise<void> {
    for (const { child, ended } of this.#servers.toReversed()) {
      child.kill('SIGTERM')
      await ended
    }
  }

  #lead(servers: readonly ServerProcess[]): void {
    this.#servers = servers
    this.#balancer.leadTo(...servers.map(({ url }) => url))
  }
}
