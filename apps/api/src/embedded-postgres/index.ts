export { EmbeddedPostgresError } from './error.ts'
export { installationAt } from './installation.ts'
export { startEmbeddedPostgres } from './start-embedded-postgres.ts'
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './start-embedded-postgres.ts'
