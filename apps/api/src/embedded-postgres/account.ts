import { chown, stat } from 'node:fs/promises'

/** Who runs PostgreSQL: spread `spawnAs` into the options of a child process. */
export interface Account {
  uid: number
  gid: number
  spawnAs: { uid?: number; gid?: number }
  /** Hands a file or folder that Klopt made to this account. */
  own(path: string): Promise<void>
}

const UNPRIVILEGED = 65534

/**
 * PostgreSQL refuses to run as root. Started by root it gets the account that already owns the cluster,
 * else the unprivileged one; started by anyone else it stays with that user.
 */
export async function accountFor(clusterFolder: string): Promise<Account> {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0] // zero: a system without users, where there is none to change to
  if (uid !== 0) return { uid, gid, spawnAs: {}, own: async () => {} }

  const owner = await stat(clusterFolder).catch(() => undefined)
  const account =
    owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: UNPRIVILEGED, gid: UNPRIVILEGED }
  return {
    ...account,
    spawnAs: account,
    own: (path) => chown(path, account.uid, account.gid),
  }
}
