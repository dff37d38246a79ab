import type pg from 'pg'

/**
 * Fills a database while its foreign keys and its slowest indexes (words, and names in their order) are away, and makes them again over
 * all rows at once, as pg_restore does it: what refers to nothing is refused then. Triggers, keys and checks are on all the while.
 */
export async function filledAtOnce(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(SET_ASIDE)
  for (const { drop } of rows) await client.query(drop)
  await fill()
  await client.query("SET maintenance_work_mem = '512MB'")
  for (const { make } of rows) await client.query(make)
  await client.query('RESET maintenance_work_mem')
}

/** Indexes first: they find what a foreign key refers to. */
const SET_ASIDE = `
  SELECT 'DROP INDEX ' || i.indexrelid::regclass AS drop, pg_get_indexdef(i.indexrelid) AS make
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am method ON method.oid = c.relam
  WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique
    AND (method.amname = 'gin' OR pg_get_indexdef(i.indexrelid) LIKE '% COLLATE %')
  UNION ALL
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`
