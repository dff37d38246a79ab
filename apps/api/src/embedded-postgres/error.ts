/** The database cannot be started here. The message is Dutch and meant for whoever typed `npm start`. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
