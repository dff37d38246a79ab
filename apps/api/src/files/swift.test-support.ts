import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { must } from '@klopt/bookkeeping/money'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { waitUntil } from '../embedded-postgres/wait-until.ts'
import { freePorts } from '../testing/free-ports.ts'

/** OpenStack Swift with its `s3api`, on this machine alone, with one bucket. */
export interface SwiftServer {
  /** As FILES_URL would be, with links for browsers. */
  readonly url: string
  stop(): Promise<void>
}

const KINDS = ['account', 'container', 'object'] as const
const BUCKET = 'klopt-bestanden'
const [ACCESS_KEY, SECRET] = ['klopt:tester', 'geheim']
const START_TIMEOUT_MS = 40_000
/** What its servers say, for when they do not start. */
const LOG = 'servers.log'

/**
 * Starts the Swift that stands in `root`, with all of its servers as one replica in a folder of its own. Tried twice:
 * somebody else may take a port between its being found free and its being used.
 */
export async function startSwift(root: string): Promise<SwiftServer> {
  const started = await tryToStart(root)
  const server = 'said' in started ? await tryToStart(root) : started
  if ('said' in server) throw new Error(`Swift did not start: ${server.said}`)
  return server
}

async function tryToStart(root: string): Promise<SwiftServer | { readonly said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'klopt-swift-data-'))
  const python = pythonIn(root, folder)
  const ports = await freePorts(KINDS.length + 1)
  const proxyPort = must(ports.pop(), 'a port of the proxy')
  await mkdir(join(folder, 'srv', 'd1'), { recursive: true })
  await write(folder, 'swift.conf', SWIFT_CONF)
  for (const [index, kind] of KINDS.entries()) {
    const port = must(ports[index], 'a port of its own')
    await write(folder, `${kind}.conf`, storageConf(folder, kind, port))
    await python.ring(kind, port)
  }
  await write(folder, 'proxy.conf', proxyConf(folder, proxyPort))
  const children = await Promise.all([...KINDS, 'proxy'].map((kind) => python.serve(kind)))
  const address = `http://127.0.0.1:${proxyPort}`
  const stop = async () => {
    const running = children.filter(hasNotEnded)
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(running.map((child) => once(child, 'close')))
    await rm(folder, { recursive: true, force: true })
  }
  if (!(await makeBucket(address, children))) {
    const said = await readFile(join(folder, LOG), 'utf8')
    await stop()
    return { said: said.slice(-2_000) }
  }
  return {
    url: `http://${encodeURIComponent(ACCESS_KEY)}:${SECRET}@${address.slice(7)}/${BUCKET}?links=${address}`,
    stop,
  }
}

const hasNotEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

const write = (folder: string, name: string, text: string) => writeFile(join(folder, name), text)

function pythonIn(root: string, folder: string) {
  const env = {
    PATH: `${join(root, 'usr/bin')}:/usr/bin:/bin`,
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: `${join(root, 'usr/lib/x86_64-linux-gnu')}:${join(root, 'usr/lib/aarch64-linux-gnu')}`,
    SWIFT_CONF_FILE: join(folder, 'swift.conf'),
  }
  const programOf = (name: string) => join(root, 'usr/bin', name)
  return {
    async ring(kind: string, port: number): Promise<void> {
      const builder = join(folder, `${kind}.builder`)
      const steps = [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]
      for (const step of steps) {
        await promisify(execFile)('/usr/bin/python3', [programOf('swift-ring-builder'), builder, ...step], { env })
      }
    },
    async serve(kind: string): Promise<ChildProcess> {
      const log = await open(join(folder, LOG), 'a')
      const given = [programOf(`swift-${kind}-server`), join(folder, `${kind}.conf`)]
      const child = spawn('/usr/bin/python3', given, { env, stdio: ['ignore', log.fd, log.fd] })
      await log.close()
      return child
    },
  }
}

async function makeBucket(endpoint: string, servers: readonly ChildProcess[]): Promise<boolean> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET },
    maxAttempts: 1,
  })
  const ask = () =>
    client.send(new CreateBucketCommand({ Bucket: BUCKET })).then(
      () => true,
      () => (servers.every(hasNotEnded) ? undefined : false),
    )
  return (await waitUntil(ask, START_TIMEOUT_MS)) ?? false
}

/** Ports that nobody has at this moment. */
const SWIFT_CONF = `[swift-hash]
swift_hash_path_prefix = klopt
swift_hash_path_suffix = klopt
[storage-policy:0]
name = one
default = yes
`

/** Swift gives its rights up to a user, also where it has none. */
const USER = process.getuid?.() === 0 ? 'root' : (process.env['USER'] ?? 'nobody')

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${USER}
workers = 0
`

const storageConf = (
  folder: string,
  kind: string,
  port: number,
) => `${common(folder, port)}devices = ${join(folder, 'srv')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const proxyConf = (folder: string, port: number) => `${common(folder, port)}[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
# It has to have one, and goes on where nobody is there.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
# Pages of a list that a test can fill; S3 and Swift alike give a thousand.
max_bucket_listing = 10
[filter:tempauth]
use = egg:swift#tempauth
user_klopt_tester = ${SECRET} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Servers that are not there yet are not left alone for a minute: they begin with it.
error_suppression_limit = 1000000
`
