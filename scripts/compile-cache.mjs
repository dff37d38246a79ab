import { fileURLToPath } from 'node:url'

/**
 * Where processes and threads that a test starts keep what they compiled: each of them loads the same hundreds of
 * files, and strips their types anew without it. Set before the first of them starts; they inherit it.
 */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))
