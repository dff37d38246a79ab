/** What somebody reads when their file cannot be read. */
export const UNREADABLE_FILE = 'Dit bestand kon niet gelezen worden. Kies het opnieuw.'

/**
 * Rejects when a file cannot be read, such as one that changed or went away since it was chosen: sending it would fail as
 * if the connection had been lost.
 */
export async function assertReadable(file: Blob): Promise<void> {
  await file.slice(0, 1).arrayBuffer()
}
