import { config } from 'zod'

/**
 * Import this before any module that builds a schema, on every page that runs zod in the browser: zod tries `new Function` while a
 * schema is built, and our content-security policy reports the attempt as a violation even though zod swallows the error.
 */
config({ jitless: true })
