import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate` writes the next migration from the features' schema files. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/schema.ts',
  out: './migrations',
  casing: 'snake_case',
})
