import type { Cluster } from './cluster.ts'

/** The settings of the server as command-line arguments, chosen for a small machine. */
export function settingsOf({ runDir, fast, installation }: Cluster): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: runDir,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '60',
    shared_buffers: '128MB',
    huge_pages: 'off',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Terse leaves out the details of an error, which quote what people typed.
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...durability(fast),
    // Reading by the session itself saves three processes that a database of this size has no use for.
    ...(installation.major >= 18 ? { io_method: 'sync' } : {}),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function durability(fast: boolean): Record<string, string> {
  return fast
    ? {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        max_wal_size: '128MB',
        wal_level: 'minimal',
        // It looks after each of some hundred databases that live for seconds: a fifth of what the server's tests cost.
        autovacuum: 'off',
        max_wal_senders: '0',
      }
    : { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
}
