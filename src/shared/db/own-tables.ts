/** The names of our tables, the queue's left out (it holds ids only), ready for a statement. */
export async function ownTables(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<string[]> {
  const { rows } = await query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}
