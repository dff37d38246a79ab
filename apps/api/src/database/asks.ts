/** Something that asks a database as the owner of its tables: a pool, or a connection by itself. */
export interface Asks {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as pg has it: whoever asks says what comes
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}
