import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from '../system/has-code.ts'

/** The server process of a cluster, as its own `postmaster.pid` tells. */
export interface Postmaster {
  pid: number
  host: string
  port: number
  /** `starting`, `ready` or `stopping`; empty in the first moments. */
  status: string
}

/**
 * The server that runs on a cluster, if one does. The file alone proves nothing: it outlives a power
 * cut, after which its process number may be another program's.
 */
export async function findPostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  const file = await readIfThere(join(clusterFolder, 'postmaster.pid'))
  // Lines: pid, data directory, start time, port, socket folder, listen address, shared memory, status.
  const [pidLine = '', , , port = '', host = '', , , status = ''] = file.split('\n')
  const pid = Number(pidLine)
  if (!(pid > 0) || !(await isServerOf(clusterFolder, pid))) return undefined
  return { pid, host, port: Number(port), status: status.trim() }
}

/** Whether this process is alive and the server of this cluster. */
export async function isServerOf(clusterFolder: string, pid: number): Promise<boolean> {
  const command = await commandOf(pid)
  return command.includes(`-D ${clusterFolder} `)
}

/** The command line of a process; empty when it is gone, or dead and not yet collected by its parent. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readIfThere(`/proc/${pid}/cmdline`)
    return line.replaceAll('\0', ' ')
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', `${pid}`]).catch(() => ({ stdout: '' }))
  return stdout
}

/** A process that may open no more files must not take a server for gone that is there. */
async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'EMFILE') || hasCode(error, 'ENFILE')) throw error
    return ''
  }
}
