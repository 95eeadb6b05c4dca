import type { Context } from 'hono'

/** The path of our own page that a submission came from, without its query; the endpoint's path when it came from elsewhere. */
export function formSource(c: Context, publicUrl: string): string {
  const referer = c.req.header('referer')
  if (!referer || !URL.canParse(referer)) return c.req.path
  const from = new URL(referer)
  const ours = from.host === new URL(publicUrl).host || from.host === c.req.header('host')
  return ours ? from.pathname.slice(0, 200) : c.req.path
}
